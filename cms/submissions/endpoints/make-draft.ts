import { z } from 'zod'
import { ROLES } from '../../access/roles.ts'
import { action, documentId } from '../../panel-kit/action.ts'
import { Refusal } from '../../panel-kit/refusal.ts'
import { panelLanguage } from '../../panel-kit/say.ts'
import { takesClinic } from '../steps.ts'
import { openSubmission, recordStep } from './open-submission.ts'
import { readDraftClinic } from './read-draft-clinic.ts'
import { clinicOf } from './submission-clinic.ts'

/** Makes a draft clinic from a submission; a second call only returns the existing one. */
export const makeDraft = action({
  method: 'post',
  path: '/submissions/:id/draft',
  roles: ROLES,
  input: z.object({ id: documentId }),
  act: async ({ id }, req) => {
    req.context.savedThrough = 'Submission'
    req.context.factSource = 'clinic'
    const submission = await openSubmission(req, id)
    const known = await clinicOf(req, submission)
    if (known) return { clinic: known.id, notes: [] }
    if (!takesClinic(submission.status))
      throw new Refusal({ en: 'Start the review first.', es: 'Primero empiece la revisión.' }, 409)
    // The log keeps them in English.
    const { clinic, notes, stateId } = await readDraftClinic(req, submission, 'en')
    const shown = await readDraftClinic(req, submission, panelLanguage(req.i18n.language))
    const { state: _, ...data } = clinic
    const made = await req.payload.create({
      collection: 'clinics',
      draft: true,
      depth: 0,
      locale: 'en',
      // A draft may lack required fields: here the state, if nothing gives it.
      data: { ...data, ...(stateId && { state: stateId }), _status: 'draft' } as never,
      req,
    })
    await recordStep(req, submission, {
      step: 'draft made',
      note: notes.join('\n') || undefined,
      changes: { clinic: made.id },
    })
    return { clinic: made.id, notes: shown.notes }
  },
})
