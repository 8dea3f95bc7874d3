import type { Endpoint } from 'payload'
import { linkClinic } from './link-clinic.ts'
import { makeDraft } from './make-draft.ts'
import { showSubmission } from './show.ts'
import { takeStep } from './take-step.ts'

/** The endpoints that take a submission from received to published. */
export const submissionEndpoints: Endpoint[] = [showSubmission, takeStep, makeDraft, linkClinic]
