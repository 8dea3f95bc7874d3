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
  /** What it does, said beside the button. */
  does: string
  /** Whether a reason must be given, which the operator is told. */
  needsReason: boolean
}

/** Every step that there is; where several are open, the usual one comes first. */
export const STEPS: readonly Step[] = [
  {
    name: 'review',
    from: ['received'],
    to: 'in review',
    roles: ROLES,
    label: 'Start the review',
    does: 'Others see that you are looking at it.',
    needsReason: false,
  },
  {
    name: 'verify',
    from: ['in review'],
    to: 'verified',
    roles: ROLES,
    label: 'Mark as verified',
    does: 'You have called or looked, and what was sent is right.',
    needsReason: false,
  },
  {
    name: 'publish',
    from: ['verified'],
    to: 'published',
    roles: ['admin', 'editor'],
    label: 'Publish',
    does: 'The clinic is in the directory at once.',
    needsReason: false,
  },
  {
    name: 'reopen',
    from: ['declined'],
    to: 'in review',
    roles: ROLES,
    label: 'Review again',
    does: 'It is in review as if it had not been declined.',
    needsReason: false,
  },
  {
    name: 'decline',
    from: ['received', 'in review', 'verified'],
    to: 'declined',
    roles: ROLES,
    label: 'Decline',
    does: 'Whoever sent it is told the reason.',
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

/** Whether a draft can be made of it, or a clinic named that it is the same as. */
export const takesClinic = (status: SubmissionStatus): boolean =>
  status === 'in review' || status === 'verified'
