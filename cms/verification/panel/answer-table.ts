import type { List } from '../queries/due-clinics.ts'
import type { Mode } from './clinic-screen.tsx'
import type { Outcome } from './use-queue.ts'

/** One of the buttons under a clinic: an outcome, or the form that asks more about it. */
export interface AnswerButton {
  label: string
  /** What somebody presses instead, without a modifier. */
  key: string
  gives: { outcome: Outcome } | { mode: Mode }
  isMain?: true
  /** Only for a clinic whose number doesn't work. */
  needsWrongPhone?: true
}

const CLOSED = { label: 'Closed', key: 'c', gives: { mode: 'close' } } as const
const CALL_BACK = { label: 'Call back at', key: 't', gives: { mode: 'ask' } } as const

/** The possible outcomes for the clinics of each list, the most frequent first. */
export const ANSWERS: Record<List, readonly AnswerButton[]> = {
  calls: [
    { label: 'All still right', key: 'a', gives: { outcome: 'confirm' }, isMain: true },
    { label: 'Something changed', key: 's', gives: { mode: 'edit' } },
    { label: 'No answer', key: 'n', gives: { outcome: 'no-answer' } },
    { label: 'Voicemail', key: 'v', gives: { outcome: 'voicemail' } },
    { label: 'Busy', key: 'b', gives: { outcome: 'busy' } },
    CALL_BACK,
    { label: 'Wrong number', key: 'w', gives: { outcome: 'wrong-number' } },
    { label: 'Moved', key: 'm', gives: { mode: 'move' } },
    { label: 'Refused', key: 'r', gives: { outcome: 'refused' } },
    CLOSED,
    { label: 'Closed for now', key: 'u', gives: { mode: 'pause' } },
  ],
  numbers: [
    { label: 'No number found', key: 'n', gives: { outcome: 'no-number-found' } },
    {
      label: 'The number works again',
      key: 'w',
      gives: { outcome: 'number-works' },
      needsWrongPhone: true,
    },
    CLOSED,
    CALL_BACK,
  ],
}
