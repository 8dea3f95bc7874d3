import { z } from 'zod'
import { ROLES } from '../../access/roles.ts'
import {
  type ClinicPatch,
  lockClinics,
  publishedClinic,
  updatePublished,
  withoutDeadPhones,
  wrongPhonesAfter,
} from '../../clinics/index.ts'
import { openWith } from '../../documents/drafts/form-lock.ts'
import { localizedNames } from '../../documents/fields/localized-names.ts'
import { idOf } from '../../documents/id-of.ts'
import { action, documentId } from '../../panel-kit/action.ts'
import { Refusal } from '../../panel-kit/refusal.ts'
import { agreeingProposal, keptWords } from '../agreeing-proposal.ts'
import { proposedOf } from '../queries/proposed.ts'
import { clearReport, settleCorrections } from '../queries/settle-corrections.ts'

/**
 * Publishes what a clinic's own staff would change, as far as the editor accepts it. A text that changes
 * loses its translation, as after a call.
 */
export const applyChanges = action({
  method: 'post',
  path: '/corrections/:id/apply',
  roles: ROLES,
  input: z.object({ id: documentId, facts: z.array(z.string().max(60)).min(1).max(100) }),
  act: async ({ id, facts }, req, user) => {
    const found = await req.payload.findByID({
      collection: 'corrections',
      id,
      depth: 0,
      disableErrors: true,
      req,
    })
    if (!found?.clinic)
      throw new Refusal(
        { en: 'This correction no longer exists.', es: 'Esta corrección ya no existe.' },
        404,
      )
    if (found.status !== 'open')
      throw new Refusal(
        { en: 'Somebody has settled this already.', es: 'Alguien ya resolvió esto.' },
        409,
      )
    const clinic = idOf(found.clinic)
    await lockClinics(req, [clinic])
    const now = await publishedClinic(req, clinic)
    if (!now)
      throw new Refusal(
        { en: 'This clinic is no longer listed.', es: 'Esta clínica ya no está publicada.' },
        409,
      )
    const typing = await openWith(req, clinic)
    if (typing)
      throw new Refusal(
        {
          en: `${typing} has this clinic’s form open right now. Wait until the form is saved and closed, then try again.`,
          es: `${typing} tiene abierto el formulario de esta clínica. Espere a que se guarde y se cierre, y vuelva a intentarlo.`,
        },
        409,
      )
    const proposed = agreeingProposal(now, await proposedOf(req, id))
    const accepted = Object.entries(proposed).filter(([name]) => facts.includes(name))
    const data: ClinicPatch = Object.fromEntries(accepted)
    const names = accepted.map(([name]) => name)
    const localized = localizedNames(req.payload.collections.clinics.config)
    const stale = names.filter((name) => localized.has(name)).map((name) => [name, null])
    req.context.savedThrough = 'Correction by the clinic'
    req.context.factSource = 'clinic'
    await updatePublished(
      req,
      clinic,
      {
        ...data,
        ...keptWords(now, data),
        ...(('phone' in data || 'phones' in data) && {
          wrongPhones: wrongPhonesAfter(now.wrongPhones, withoutDeadPhones(now), {
            ...withoutDeadPhones(now),
            ...data,
          }),
        }),
        verifiedFields: [...new Set([...(now.verifiedFields ?? []), ...names])],
      },
      Object.fromEntries(stale),
    )
    await settleCorrections(req, { ids: [id], status: 'corrected', by: user.id })
    await clearReport(req, clinic)
    return { published: names }
  },
})
