import type { InEach } from '../../panel-kit/say.ts'
import type { List } from '../queries/due-clinics.ts'
import type { Mode } from './clinic-screen.tsx'
import type { Outcome } from './use-queue.ts'

/** One of the buttons under a clinic: an outcome, or the form that asks more about it. */
export interface AnswerButton {
  label: InEach
  /** What somebody presses instead, without a modifier. */
  key: string
  gives: { outcome: Outcome } | { mode: Mode }
  isMain?: true
  /** Only for a clinic whose number doesn't work. */
  needsWrongPhone?: true
}

const CLOSED = {
  label: { en: 'Closed', es: 'Cerrada' },
  key: 'c',
  gives: { mode: 'close' },
} as const
const CALL_BACK = {
  label: { en: 'Call back at', es: 'Volver a llamar el' },
  key: 't',
  gives: { mode: 'ask' },
} as const

/** The possible outcomes for the clinics of each list, the most frequent first. */
export const ANSWERS: Record<List, readonly AnswerButton[]> = {
  calls: [
    {
      label: { en: 'All still right', es: 'Todo sigue bien' },
      key: 'a',
      gives: { outcome: 'confirm' },
      isMain: true,
    },
    { label: { en: 'Something changed', es: 'Algo cambió' }, key: 's', gives: { mode: 'edit' } },
    { label: { en: 'No answer', es: 'No contestan' }, key: 'n', gives: { outcome: 'no-answer' } },
    { label: { en: 'Voicemail', es: 'Buzón de voz' }, key: 'v', gives: { outcome: 'voicemail' } },
    { label: { en: 'Busy', es: 'Ocupado' }, key: 'b', gives: { outcome: 'busy' } },
    CALL_BACK,
    {
      label: { en: 'Wrong number', es: 'Número equivocado' },
      key: 'w',
      gives: { outcome: 'wrong-number' },
    },
    { label: { en: 'Moved', es: 'Se mudó' }, key: 'm', gives: { mode: 'move' } },
    { label: { en: 'Refused', es: 'No quiso responder' }, key: 'r', gives: { outcome: 'refused' } },
    CLOSED,
    {
      label: { en: 'Closed for now', es: 'Cerrada por ahora' },
      key: 'u',
      gives: { mode: 'pause' },
    },
  ],
  numbers: [
    {
      label: { en: 'No number found', es: 'No se encontró número' },
      key: 'n',
      gives: { outcome: 'no-number-found' },
    },
    {
      label: { en: 'The number works again', es: 'El número vuelve a funcionar' },
      key: 'w',
      gives: { outcome: 'number-works' },
      needsWrongPhone: true,
    },
    CLOSED,
    CALL_BACK,
  ],
}
