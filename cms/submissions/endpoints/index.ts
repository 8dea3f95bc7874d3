import type { Endpoint } from 'payload'
import { linkClinic } from './link-clinic.ts'
import { makeDraft } from './make-draft.ts'
import { showSubmission } from './show.ts'
import { takeStep } from './take-step.ts'

/** A submission's way from being received to being public. */
export const submissionEndpoints: Endpoint[] = [showSubmission, takeStep, makeDraft, linkClinic]
