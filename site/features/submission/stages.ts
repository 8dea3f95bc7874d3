import type { SubmissionProgress } from '@healthcare-for-all/cms/contract'

type Status = SubmissionProgress['status']

/** One line of the list of steps. */
export interface Stage {
  status: Status
  /** ISO 8601; undefined while it is to come. */
  at: string | undefined
  /** Whether this is where it stands. */
  isNow: boolean
}

const WAY: Status[] = ['received', 'in review', 'verified', 'published']

/**
 * The way of a submission: the steps that were gone, and those to come. One that was declined shows
 * what has happened, and no more; one that was reopened after that begins anew at its review.
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
