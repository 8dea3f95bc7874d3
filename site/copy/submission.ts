import type { PerLanguage } from './catalog.ts'
import { submission as en } from './en/submission.ts'

export type SubmissionCopy = typeof en
export const submissionCopy: PerLanguage<SubmissionCopy> = { en }
