import { capitalized } from '../../documents/capitalized.ts'
import type { Say } from '../../panel-kit/say.ts'
import { statusWords } from '../../panel-kit/status/status-words.ts'
import type { VerificationOutcome } from '../outcomes.ts'
import type { List } from '../queries/due-clinics.ts'
import type { Mode } from './clinic-screen.tsx'
import type { Outcome } from './use-queue.ts'

/** One of the buttons under a clinic: an outcome, or the form that asks more about it. */
export interface AnswerButton {
  /** As the call is kept, and named in the history. */
  outcome: VerificationOutcome
  /** What somebody presses instead, without a modifier. */
  key: string
  gives: { outcome: Outcome } | { mode: Mode }
  isMain?: true
  /** Only for a clinic whose number doesn't work. */
  needsWrongPhone?: true
}

const CLOSED: AnswerButton = { outcome: 'closed', key: 'c', gives: { mode: 'close' } }
const CALL_BACK: AnswerButton = { outcome: 'call back', key: 't', gives: { mode: 'ask' } }

/** The possible outcomes for the clinics of each list, the most frequent first. */
export const ANSWERS: Record<List, readonly AnswerButton[]> = {
  calls: [
    { outcome: 'all still right', key: 'a', gives: { outcome: 'confirm' }, isMain: true },
    { outcome: 'something changed', key: 's', gives: { mode: 'edit' } },
    { outcome: 'no answer', key: 'n', gives: { outcome: 'no-answer' } },
    { outcome: 'voicemail', key: 'v', gives: { outcome: 'voicemail' } },
    { outcome: 'busy', key: 'b', gives: { outcome: 'busy' } },
    CALL_BACK,
    { outcome: 'wrong number', key: 'w', gives: { outcome: 'wrong-number' } },
    { outcome: 'moved', key: 'm', gives: { mode: 'move' } },
    { outcome: 'refused', key: 'r', gives: { outcome: 'refused' } },
    CLOSED,
    { outcome: 'closed for now', key: 'u', gives: { mode: 'pause' } },
  ],
  numbers: [
    { outcome: 'no number found', key: 'n', gives: { outcome: 'no-number-found' } },
    {
      outcome: 'number works again',
      key: 'w',
      gives: { outcome: 'number-works' },
      needsWrongPhone: true,
    },
    CLOSED,
    CALL_BACK,
  ],
}

export const answerLabel = ({ outcome }: AnswerButton, say: Say): string =>
  capitalized(say(statusWords(outcome)))
