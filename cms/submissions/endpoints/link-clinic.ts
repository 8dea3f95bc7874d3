import { z } from 'zod'
import { ROLES } from '../../access/roles.ts'
import { action, documentId } from '../../panel-kit/action.ts'
import { Refusal } from '../../panel-kit/refusal.ts'
import { takesClinic } from '../steps.ts'
import { openSubmission, recordStep } from './open-submission.ts'
import { clinicOf, readDraft } from './submission-clinic.ts'

const HAS_DRAFT = {
  en: 'A draft has been made from this submission. Move that draft to the trash first, then link the clinic.',
  es: 'Ya se creó un borrador con esta solicitud. Mueva primero ese borrador a la papelera y luego vincule la clínica.',
}

/** Links a submission to a clinic that is in the directory; null removes the link. */
export const linkClinic = action({
  method: 'post',
  path: '/submissions/:id/clinic',
  roles: ROLES,
  input: z.object({ id: documentId, clinic: documentId.nullable() }),
  act: async ({ id, clinic }, req) => {
    const submission = await openSubmission(req, id)
    if (!takesClinic(submission.status))
      throw new Refusal({ en: 'Start the review first.', es: 'Primero empiece la revisión.' }, 409)
    const known = await clinicOf(req, submission)
    if (known?.own) throw new Refusal(HAS_DRAFT, 409)
    const chosen = clinic === null ? undefined : await readDraft(req, clinic)
    if (clinic !== null && !chosen)
      throw new Refusal(
        { en: 'That clinic no longer exists.', es: 'Esa clínica ya no existe.' },
        404,
      )
    await recordStep(req, submission, {
      step: chosen ? 'same as a listed clinic' : 'no longer the same clinic',
      note: chosen?.name ?? known?.name,
      changes: { clinic },
    })
    return { clinic }
  },
})
