import { z } from 'zod'
import { ROLES } from '../../access/roles.ts'
import { publishedClinic } from '../../clinics/index.ts'
import { pathsFor } from '../../contract/paths.ts'
import { action, documentId } from '../../panel-kit/action.ts'
import { Refusal } from '../../panel-kit/refusal.ts'
import { makeStaffLink, revokeLinks } from '../queries/staff-links.ts'

const input = z.object({ clinic: documentId })

/** Makes a link for somebody whom an editor has on the phone: to correct the page, or to confirm it. */
export const makeLink = action({
  method: 'post',
  path: '/staff/:clinic/link',
  roles: ROLES,
  input: input.extend({ purpose: z.enum(['edit', 'confirm']).default('edit') }),
  act: async ({ clinic, purpose }, req) => {
    if (!(await publishedClinic(req, clinic)))
      throw new Refusal(
        {
          en: 'This clinic is not published, so it has no page to correct.',
          es: 'Esta clínica no está publicada, así que no tiene una página que corregir.',
        },
        404,
      )
    const token = await makeStaffLink(req, clinic, purpose)
    const { ownListing, confirmListing } = pathsFor('en')
    return { path: purpose === 'edit' ? ownListing(token) : confirmListing(token) }
  },
})

/** Revokes all links of a clinic. */
export const revokeAll = action({
  method: 'post',
  path: '/staff/:clinic/revoke',
  roles: ROLES,
  input,
  act: async ({ clinic }, req) => {
    await revokeLinks(req, clinic)
    return { revoked: true }
  },
})
