import { z } from 'zod'
import { SUBMISSION_STATUSES } from './constants.ts'

const status = z.enum(SUBMISSION_STATUSES)

/** How a clinic that asked to be listed stands, for whoever has the private link. */
export const SubmissionProgress = z.object({
  clinicName: z.string(),
  status,
  steps: z
    .array(z.object({ status, at: z.iso.datetime() }))
    .describe('What has happened, in its order; it begins with the receipt'),
  declineReason: z.string().nullable(),
  slug: z.string().nullable().describe('Of the clinic’s page, once it is published'),
})
export type SubmissionProgress = z.infer<typeof SubmissionProgress>
