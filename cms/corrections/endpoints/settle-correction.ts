import { z } from 'zod'
import { ROLES } from '../../access/roles.ts'
import { reportWrong } from '../../clinics/index.ts'
import { CORRECTION_STATUSES } from '../../contract/constants.ts'
import { idOf } from '../../documents/id-of.ts'
import { action, documentId } from '../../panel-kit/action.ts'
import { Refusal } from '../../panel-kit/refusal.ts'
import { clearReport, settleCorrections } from '../queries/settle-corrections.ts'

const MOST = 100

/**
 * Gives a correction its outcome, together with others about the same clinic. Once nothing more is said
 * to be wrong, the clinic no longer comes before others in the list to verify.
 */
export const settleCorrection = action({
  method: 'post',
  path: '/corrections/:id/settle',
  roles: ROLES,
  input: z.object({
    id: documentId,
    status: z.enum(CORRECTION_STATUSES),
    others: z.array(documentId).max(MOST).default([]),
  }),
  act: async ({ id, status, others }, req, user) => {
    const { docs } = await req.payload.find({
      collection: 'corrections',
      where: { id: { in: [id, ...others] } },
      depth: 0,
      pagination: false,
      req,
    })
    const own = docs.find((one) => one.id === id)
    if (!own)
      throw new Refusal(
        { en: 'This correction no longer exists.', es: 'Esta corrección ya no existe.' },
        404,
      )
    const clinic = own.clinic ? idOf(own.clinic) : null
    const same = docs.filter((one) => one.clinic && idOf(one.clinic) === clinic)
    const ids = [...new Set([id, ...same.map((one) => one.id)])]
    await settleCorrections(req, { ids, status, by: user.id })
    if (clinic !== null) await (status === 'open' ? reportWrong : clearReport)(req, clinic)
    return { status, settled: ids.length }
  },
})
