import { z } from 'zod'
import { ROLES } from '../../access/roles.ts'
import { nameOfId } from '../../documents/queries/people.ts'
import { action, documentId } from '../../panel-kit/action.ts'
import { Refusal } from '../../panel-kit/refusal.ts'
import { CLAIM_MINUTES, extendClaim, releaseClaims } from '../queries/claims.ts'

/** Extends the claim on a clinic while its screen is in use. */
export const renewClaim = action({
  method: 'post',
  path: '/verification/:clinic/renew',
  roles: ROLES,
  input: z.object({ clinic: documentId }),
  act: async ({ clinic }, req, user) => {
    const holder = await extendClaim(req, user.id, clinic)
    if (holder === null)
      throw new Refusal(
        {
          en: 'This clinic is no longer reserved for you. Skip it, or reload the page.',
          es: 'Esta clínica ya no está reservada para usted. Sáltela, o recargue la página.',
        },
        409,
      )
    if (holder !== user.id) {
      const who = await nameOfId(req, holder)
      throw new Refusal(
        {
          en: `${who} has this clinic now. Skip it.`,
          es: `${who} tiene ahora esta clínica. Sáltela.`,
        },
        409,
      )
    }
    return { minutes: CLAIM_MINUTES }
  },
})

/** Releases the person's claims, so that others can take the clinic. */
export const stop = action({
  method: 'post',
  path: '/verification/stop',
  roles: ROLES,
  input: z.object({}),
  act: async (_input, req, user) => {
    await releaseClaims(req, user.id)
    return {}
  },
})
