import { perLanguage } from './catalog.ts'
import type { submission } from './en/submission.ts'

export type SubmissionCopy = typeof submission
export const submissionCopy = perLanguage(
  import.meta.glob<SubmissionCopy>('./*/submission.ts', { eager: true, import: 'submission' }),
)
