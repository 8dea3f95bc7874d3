import { z } from 'zod'
import { SUBMISSION_STATUSES } from './constants.ts'

const status = z.enum(SUBMISSION_STATUSES)

/** The progress of a clinic submission, for anyone with the private link. */
export const SubmissionProgress = z.object({
  clinicName: z.string(),
  status,
  steps: z
    .array(z.object({ status, at: z.iso.datetime() }))
    .describe('What has happened so far, in order, beginning with the receipt'),
  declineReason: z.string().nullable(),
  slug: z.string().nullable().describe('Slug of the clinic’s page, once it is published'),
  conversation: z
    .array(
      z.object({
        isQuestion: z.boolean().describe('Otherwise it is the operator’s answer'),
        text: z.string(),
        at: z.iso.datetime(),
      }),
    )
    .describe('What the operator was asked and has answered, in order'),
  canAnswer: z.boolean().describe('Whether something was asked and the review is not over'),
})
export type SubmissionProgress = z.infer<typeof SubmissionProgress>
