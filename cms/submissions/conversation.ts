import type { TextField } from 'payload'
import { nobodyOnField } from '../access/nobody.ts'
import type { SubmissionStatus } from '../contract/constants.ts'

export const ASKED = 'operator asked'
export const ANSWERED = 'operator answered'
/** Whether the operator was asked something, or has answered and nobody has dealt with that yet. */
export type Conversation = typeof ASKED | typeof ANSWERED | null

/** Whether a submission is still under review, so that its operator can be asked. */
export const isOpen = (status: SubmissionStatus): boolean =>
  status !== 'published' && status !== 'declined'

/** A step deals with an answer, and the last one with a question too. */
export const afterStep = (
  now: string | null | undefined,
  to: SubmissionStatus,
): Exclude<Conversation, typeof ANSWERED> => (now === ASKED && isOpen(to) ? ASKED : null)

/** For lists and filters; the review screen shows the conversation itself. */
export const conversationField: TextField = {
  name: 'conversation',
  label: { en: 'Question', es: 'Pregunta' },
  type: 'text',
  index: true,
  access: { create: nobodyOnField, update: nobodyOnField },
  admin: { components: { Cell: '/panel-kit/status/status-cell.tsx#StatusCell' } },
}
