import type { HOURS_ACCESS, HOURS_WEEKS, Locale } from './constants.ts'

/** How people come in: only by appointment, after a call, or without an appointment. */
export type HoursAccess = (typeof HOURS_ACCESS)[number]
/** In which weeks: 'first' of a month, 'alternate' for every other one. */
export type HoursWeeks = (typeof HOURS_WEEKS)[number]

interface KindWords {
  access: Record<HoursAccess, string>
  /** Which of a month's weeks. */
  ordinals: Partial<Record<HoursWeeks, string>>
  and: string
  ofMonth: (which: string, day: string) => string
  alternate: (day: string) => string
  some: (day: string) => string
}

/** 'Tuesdays', but 'Tue' stays. */
const plural = (day: string) => (day.length > 3 && !day.endsWith('s') ? `${day}s` : day)

/** What is said of hours that don't hold each week for everybody. */
export const KIND_WORDS: Record<Locale, KindWords> = {
  en: {
    access: { appointment: 'by appointment', call: 'call first', walkIn: 'walk-ins' },
    ordinals: {
      first: 'first',
      second: 'second',
      third: 'third',
      fourth: 'fourth',
      fifth: 'fifth',
      last: 'last',
    },
    and: 'and',
    ofMonth: (which, day) => `${which} ${day} of the month`,
    alternate: (day) => `every other ${day}`,
    some: (day) => `some ${plural(day)}`,
  },
  es: {
    access: { appointment: 'con cita', call: 'llame antes', walkIn: 'sin cita' },
    ordinals: {
      first: 'primer',
      second: 'segundo',
      third: 'tercer',
      fourth: 'cuarto',
      fifth: 'quinto',
      last: 'último',
    },
    and: 'y',
    ofMonth: (which, day) => `${which} ${day} del mes`,
    alternate: (day) => `${day} cada dos semanas`,
    some: (day) => `algunos ${plural(day)}`,
  },
}

/** 'first and third Sat of the month', 'every other Tuesday' */
export const weeksInWords = (weeks: readonly HoursWeeks[], day: string, locale: Locale): string => {
  const words = KIND_WORDS[locale]
  if (weeks.includes('alternate')) return words.alternate(day)
  const which = weeks.flatMap((each) => words.ordinals[each] ?? [])
  const last = which.at(-1)
  if (last === undefined) return words.some(day)
  const before = which.slice(0, -1).join(', ')
  return words.ofMonth(before ? `${before} ${words.and} ${last}` : last, day)
}
