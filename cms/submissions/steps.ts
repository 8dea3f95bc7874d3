import { PUBLISHERS } from '../access/publishers.ts'
import { ROLES, type Role } from '../access/roles.ts'
import type { SubmissionStatus } from '../contract/constants.ts'
import type { InEach } from '../panel-kit/say.ts'

export const STEP_NAMES = ['review', 'verify', 'publish', 'decline', 'reopen'] as const
export type StepName = (typeof STEP_NAMES)[number]

/** One way from one status to the next. */
export interface Step {
  name: StepName
  from: readonly SubmissionStatus[]
  to: SubmissionStatus
  roles: readonly Role[]
  /** What its button says. */
  label: InEach
  /** What it does, shown beside the button. */
  does: InEach
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
    label: { en: 'Start the review', es: 'Empezar la revisión' },
    does: {
      en: 'Others see that you are reviewing it.',
      es: 'Los demás ven que usted la está revisando.',
    },
    needsReason: false,
  },
  {
    name: 'verify',
    from: ['in review'],
    to: 'verified',
    roles: ROLES,
    label: { en: 'Mark as verified', es: 'Marcar como verificada' },
    does: {
      en: 'You have called or checked, and what was sent is right.',
      es: 'Usted llamó o comprobó, y lo que se envió es correcto.',
    },
    needsReason: false,
  },
  {
    name: 'publish',
    from: ['verified'],
    to: 'published',
    roles: PUBLISHERS,
    label: { en: 'Publish', es: 'Publicar' },
    does: {
      en: 'The clinic appears in the directory right away.',
      es: 'La clínica aparece en el directorio enseguida.',
    },
    needsReason: false,
  },
  {
    name: 'reopen',
    from: ['declined'],
    to: 'in review',
    roles: ROLES,
    label: { en: 'Review again', es: 'Revisar de nuevo' },
    does: { en: 'It goes back to review.', es: 'Vuelve a revisión.' },
    needsReason: false,
  },
  {
    name: 'decline',
    from: ['received', 'in review', 'verified'],
    to: 'declined',
    roles: ROLES,
    label: { en: 'Decline', es: 'Rechazar' },
    does: { en: 'The operator will see the reason.', es: 'El operador verá el motivo.' },
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
