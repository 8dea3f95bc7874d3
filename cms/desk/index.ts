import type { Endpoint } from 'payload'
import { markMessage } from './messages/mark.ts'
import { reportClinic } from './messages/report-clinic.ts'
import { linkClinic } from './submissions/link-clinic.ts'
import { makeDraft } from './submissions/make-draft.ts'
import { showSubmission } from './submissions/show.ts'
import { takeStep } from './submissions/take-step.ts'

/** Everything that editors do from the panel besides writing documents. */
export const deskEndpoints: Endpoint[] = [
  showSubmission,
  takeStep,
  makeDraft,
  linkClinic,
  markMessage,
  reportClinic,
]
