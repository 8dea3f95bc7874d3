import { z } from 'zod'
import { ROLES } from '../../access/roles.ts'
import { action, documentId } from '../../panel-kit/action.ts'
import { Refusal } from '../../panel-kit/refusal.ts'
import { takesClinic } from '../steps.ts'
import { openSubmission, recordStep } from './open-submission.ts'
import { clinicOf, readDraft } from './submission-clinic.ts'

const HAS_DRAFT =
  'A draft has been made of this submission. Move that draft to the trash first, then say which clinic it is.'

/** Says that a submission is about a clinic that the directory has; null takes that back. */
export const linkClinic = action({
  method: 'post',
  path: '/submissions/:id/clinic',
  roles: ROLES,
  input: z.object({ id: documentId, clinic: documentId.nullable() }),
  act: async ({ id, clinic }, req) => {
    const submission = await openSubmission(req, id)
    if (!takesClinic(submission.status)) throw new Refusal('Start the review first.', 409)
    const known = await clinicOf(req, submission)
    if (known?.own) throw new Refusal(HAS_DRAFT, 409)
    const chosen = clinic === null ? undefined : await readDraft(req, clinic)
    if (clinic !== null && !chosen) throw new Refusal('That clinic is no longer there.', 404)
    await recordStep(req, submission, {
      step: chosen ? 'same as a listed clinic' : 'no longer the same clinic',
      note: chosen?.name ?? known?.name,
      changes: { clinic },
    })
    return { clinic }
  },
})
