import type { ClockWords } from './clock-time.ts'
import type { Locale } from './constants.ts'

export interface HoursWords extends ClockWords {
  /** From Monday on. */
  days: readonly string[]
  everyDay: string
  wholeDay: string
  /** Of a whole week. */
  always: string
  and: string
}

export const HOURS_WORDS: Record<Locale, HoursWords> = {
  en: {
    days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
    everyDay: 'Every day',
    am: 'AM',
    pm: 'PM',
    noon: 'noon',
    midnight: 'midnight',
    wholeDay: '24 hours',
    always: 'Every day 24 hours',
    and: 'and',
  },
  es: {
    days: ['lun', 'mar', 'mié', 'jue', 'vie', 'sáb', 'dom'],
    everyDay: 'todos los días',
    am: 'a.\u00a0m.',
    pm: 'p.\u00a0m.',
    noon: 'mediodía',
    midnight: 'medianoche',
    wholeDay: 'las 24 horas',
    always: 'todos los días, las 24 horas',
    and: 'y',
  },
}
