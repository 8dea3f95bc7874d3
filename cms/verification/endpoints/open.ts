import { z } from 'zod'
import { ROLES } from '../../access/roles.ts'
import { nameOfId } from '../../documents/queries/people.ts'
import { action, documentId } from '../../panel-kit/action.ts'
import { Refusal } from '../../panel-kit/refusal.ts'
import { claimClinic } from '../queries/claims.ts'
import type { Turn } from './answers.ts'
import { readToVerify } from './clinic-to-verify.ts'
import { wanted } from './settle.ts'
import { lastCall, monthSoFar, nextTurn } from './turn.ts'

/** The person’s next clinic, or the one they already have. */
export const openNext = action({
  method: 'post',
  path: '/verification/next',
  roles: ROLES,
  input: wanted,
  act: (input, req, user): Promise<Turn> => nextTurn(req, user.id, input),
})

/** A clinic of the person’s choice, due or not. */
export const openClinic = action({
  method: 'post',
  path: '/verification/:clinic/open',
  roles: ROLES,
  input: z.object({ clinic: documentId }),
  act: async ({ clinic: id }, req, user): Promise<Turn> => {
    const holder = await claimClinic(req, user.id, id)
    const clinic = await readToVerify(req, id)
    if (!clinic || holder === null)
      throw new Refusal(
        {
          en: 'This clinic is not published, so there is nothing to verify.',
          es: 'Esta clínica no está publicada, así que no hay nada que verificar.',
        },
        404,
      )
    if (holder !== user.id) {
      const who = await nameOfId(req, holder)
      throw new Refusal(
        {
          en: `${who} is verifying this clinic right now.`,
          es: `${who} está verificando esta clínica ahora mismo.`,
        },
        409,
      )
    }
    return {
      clinic,
      opensAt: null,
      month: await monthSoFar(req),
      undo: await lastCall(req, user.id),
      offered: null,
    }
  },
})
