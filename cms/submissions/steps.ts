import { PUBLISHERS } from '../access/publishers.ts'
import { ROLES, type Role } from '../access/roles.ts'
import type { SubmissionStatus } from '../contract/constants.ts'

export const STEP_NAMES = ['review', 'verify', 'publish', 'decline', 'reopen'] as const
export type StepName = (typeof STEP_NAMES)[number]

/** One way from one status to the next. */
export interface Step {
  name: StepName
  from: readonly SubmissionStatus[]
  to: SubmissionStatus
  roles: readonly Role[]
  /** What its button says. */
  label: string
  /** What it does, shown beside the button. */
  does: string
  /** Whether a reason must be given, which the operator can read. */
  needsReason: boolean
}

/** All steps; if several are open, the usual one comes first. */
export const STEPS: readonly Step[] = [
  {
    name: 'review',
    from: ['received'],
    to: 'in review',
    roles: ROLES,
    label: 'Start the review',
    does: 'Others see that you are reviewing it.',
    needsReason: false,
  },
  {
    name: 'verify',
    from: ['in review'],
    to: 'verified',
    roles: ROLES,
    label: 'Mark as verified',
    does: 'You have called or checked, and what was sent is right.',
    needsReason: false,
  },
  {
    name: 'publish',
    from: ['verified'],
    to: 'published',
    roles: PUBLISHERS,
    label: 'Publish',
    does: 'The clinic appears in the directory right away.',
    needsReason: false,
  },
  {
    name: 'reopen',
    from: ['declined'],
    to: 'in review',
    roles: ROLES,
    label: 'Review again',
    does: 'It goes back to review.',
    needsReason: false,
  },
  {
    name: 'decline',
    from: ['received', 'in review', 'verified'],
    to: 'declined',
    roles: ROLES,
    label: 'Decline',
    does: 'The operator will see the reason.',
    needsReason: true,
  },
]

/** The steps that lead on from a status for somebody in that role. */
export const stepsFrom = (status: SubmissionStatus, role: Role): Step[] =>
  STEPS.filter(({ from, roles }) => from.includes(status) && roles.includes(role))

export const stepCalled = (name: StepName): Step => {
  const step = STEPS.find((known) => known.name === name)
  if (!step) throw new Error(`There is no step called ${name}`)
  return step
}

/** Whether a draft can be made from it, or an existing clinic linked to it. */
export const takesClinic = (status: SubmissionStatus): boolean =>
  status === 'in review' || status === 'verified'
