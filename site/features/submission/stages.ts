import type { SubmissionProgress } from '@healthcare-for-all/cms/contract'

type Status = SubmissionProgress['status']

/** One line of the list of steps. */
export interface Stage {
  status: Status
  /** ISO 8601; undefined for a future step. */
  at: string | undefined
  /** Whether this is the current step. */
  isNow: boolean
}

const WAY: Status[] = ['received', 'in review', 'verified', 'published']

/**
 * The steps of a submission, past and future. A declined one shows only what has happened; one that
 * was reopened after that starts over at its review.
 */
export const stagesOf = ({ status, steps }: SubmissionProgress): Stage[] => {
  if (status === 'declined')
    return steps.map((step, index) => ({ ...step, isNow: index === steps.length - 1 }))
  const reached = WAY.indexOf(status)
  return WAY.map((name, index) => ({
    status: name,
    at: index <= reached ? steps.findLast((step) => step.status === name)?.at : undefined,
    isNow: index === reached,
  }))
}
