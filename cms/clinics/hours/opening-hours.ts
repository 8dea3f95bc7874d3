import { DAYS, LOCALES, type Locale } from '../../contract/constants.ts'
import { capitalized } from '../../documents/capitalized.ts'
import { type Kind, type Token, tokensOf } from './hours-tokens.ts'
import type { OpenTime } from './open-time.ts'
import { readClosing, readOpening } from './read-time.ts'
import { type Span, TYPED_WORDS } from './typed-words.ts'

type Day = OpenTime['day']
type Stretch = Omit<OpenTime, 'day'>

/** Some days with when they are open; never, if there are no times. */
interface Clause {
  days: Day[]
  times: Stretch[]
  /** Whether the days stand behind. Who writes in both orders is not understood. */
  isTimesFirst?: boolean
}

const isDay = (kind: Kind | undefined) => kind === 'day' || kind === 'span'

/** 'Sunday to Thursday' goes on after the end of the week. */
const daysIn = ([first, last]: Span): Day[] =>
  first <= last ? DAYS.slice(first, last + 1) : [...DAYS.slice(first), ...DAYS.slice(0, last + 1)]

/** '18:00' and '1800', which are unambiguous. */
const HAS_MINUTES = /\d[:.h]?\d{2}/
/** '6' or '1:30': morning or afternoon? */
const IS_EITHER = /^[1-6](?!\d|[^ap]*[ap])/
/** Whoever opens later may be open past midnight, until the morning; '09:00-05:00' is a slip. */
const EVENING = '15:00'
const NOON = '12:00'

/** @param after when it closed before, on the same day: '1' after noon is in the afternoon */
const stretchOf = (start: string, end: string, after?: string): Stretch | undefined => {
  const opens = readOpening(start)
  const closes = opens && readClosing(end, opens)
  if (!opens || !closes) return undefined
  if (IS_EITHER.test(start) && !(after && after >= '11:00' && opens >= after)) return undefined
  // Past midnight: '18:00-02:00' is clear, but '9 pm - 9 am' may be a slip.
  const isLate = opens >= EVENING && closes <= NOON
  const isClear = closes > opens || (isLate && HAS_MINUTES.test(start) && HAS_MINUTES.test(end))
  return isClear ? { opens, closes } : undefined
}

const WHOLE_DAY: Stretch = { opens: '00:00', closes: '24:00' }

/** Reads tokens from the front. Each part gives undefined if it is not there, or unclear. */
const readerOf = (tokens: readonly Token[], spans: Readonly<Record<string, Span>>) => {
  let at = 0
  const kindAt = (ahead = 0) => tokens[at + ahead]?.kind
  const take = (kind: Kind): string | undefined =>
    kindAt() === kind ? tokens[at++]?.text : undefined

  const daySpan = (): Span | undefined => {
    const several = take('span')
    if (several) return spans[several]
    const first = take('day')
    if (first === undefined) return undefined
    const isRange = kindAt() === 'to' && kindAt(1) === 'day' && take('to') !== undefined
    const last = isRange ? take('day') : first
    return [Number(first), Number(last ?? first)]
  }
  const days = (): Day[] | undefined => {
    const all: Day[] = []
    do {
      const span = daySpan()
      if (!span) return undefined
      all.push(...daysIn(span))
    } while (isDay(kindAt()) || (isDay(kindAt(1)) && take('and')))
    return all
  }
  const stretch = (after?: string): Stretch | undefined => {
    const start = take('time')
    const end = take('to') && take('time')
    return start && end ? stretchOf(start, end, after) : undefined
  }
  const stretches = (): Stretch[] | undefined => {
    if (take('closed')) return []
    if (take('wholeDay')) return [WHOLE_DAY]
    const all: Stretch[] = []
    do {
      const one: Stretch | undefined = stretch(all.at(-1)?.closes)
      if (!one) return undefined
      all.push(one)
    } while (kindAt(1) === 'time' && take('and'))
    return all
  }
  /** '8 AM - 5 PM, Monday to Friday', with the days behind. */
  const timesFirst = (): Clause | undefined => {
    const times = stretches()
    take('and')
    const named = times && days()
    return named && { days: named, times, isTimesFirst: true }
  }
  /** 'Open 24 hours, every day', with the days behind. */
  const wholeDays = (): Clause | undefined => {
    if (take('wholeDay') === undefined) return undefined
    take('and')
    const named = days()
    return named && { days: named, times: [WHOLE_DAY] }
  }
  const clause = (): Clause | undefined => {
    if (kindAt() === 'wholeDay') return wholeDays()
    if (kindAt() === 'time') return timesFirst()
    if (take('always') !== undefined) return { days: [...DAYS], times: [WHOLE_DAY] }
    const named = days()
    // 'Monday to Friday, 9 AM to 5 PM'
    if (!take('colon') && ['time', 'wholeDay', 'closed'].includes(kindAt(1) ?? '')) take('and')
    const times = named && stretches()
    return times && { days: named, times }
  }
  return {
    clause,
    /** Whether another clause follows; undefined if something else does. */
    goesOn: (): boolean | undefined => {
      if (at === tokens.length) return false
      // 'Monday: 9-5 Tuesday: 9-7'
      const isNext = isDay(kindAt()) || kindAt() === 'time'
      const isEnded = isNext ? ' ' : (take('end') ?? take('and'))
      while (take('end'));
      if (at === tokens.length) return isEnded === ';' ? false : undefined
      return isEnded ? true : undefined
    },
  }
}

const overlap = (one: OpenTime, other: OpenTime): boolean =>
  one.day === other.day && one.opens < other.closes && other.opens < one.closes

/** 'Mon-Fri 8-5, Wed 8-7': which of the two is it on Wednesday? */
const contradicts = (times: readonly OpenTime[]): boolean =>
  times.some((one, index) => times.slice(index + 1).some((other) => overlap(one, other)))

/**
 * The times of some clauses: 'Daily 9-5; Sunday closed' is closed on Sunday.
 * @returns undefined if a day is said to be open and closed by itself, or days and times change their order
 */
const timesOf = (clauses: readonly Clause[]): OpenTime[] | undefined => {
  const closed = new Set(clauses.flatMap(({ days, times }) => (times.length === 0 ? days : [])))
  const isBoth = clauses.some(
    ({ days, times }) => times.length > 0 && days.every((day) => closed.has(day)),
  )
  const firsts = new Set(clauses.map(({ isTimesFirst = false }) => isTimesFirst))
  if (isBoth || firsts.size > 1) return undefined
  return clauses.flatMap(({ days, times }) =>
    times.flatMap((time) =>
      days.filter((day) => !closed.has(day)).map((day) => ({ day, ...time })),
    ),
  )
}

const readIn = (locale: Locale, text: string, hasLetters: boolean): OpenTime[] | undefined => {
  const tokens = tokensOf(text, locale, hasLetters)
  if (!tokens) return undefined
  const { clause, goesOn } = readerOf(tokens, TYPED_WORDS[locale].spans)
  const clauses: Clause[] = []
  if (tokens.length === 0) return []
  let more: boolean | undefined = true
  while (more) {
    const one = clause()
    if (!one) return undefined
    clauses.push(one)
    more = goesOn()
  }
  const all = timesOf(clauses)
  return more === undefined || !all || contradicts(all) ? undefined : all
}

/**
 * Reads 'Mon-Fri 8-5, Sat 9 am to noon', 'M, W, F: 9-12 and 1 pm-5 pm', 'Daily 24 hours', 'lunes a
 * viernes de 8 a. m. a 5 p. m.'.
 * @param locale the language that is read first, and the only one whose single letters are days
 * @returns undefined if any of it is unclear, or about something else
 */
export const readOpeningHours = (text: string, locale: Locale = 'en'): OpenTime[] | undefined => {
  const others = LOCALES.filter((other) => other !== locale)
  return others.reduce(
    (found, other) => found ?? readIn(other, text, false),
    readIn(locale, text, true),
  )
}

/**
 * Opening times in a form that `readOpeningHours` reads: 'Monday 09:00-17:00; Tuesday 09:00-12:00',
 * 'Lunes 9:00 a. m. - 5:00 p. m.'.
 */
export const writeOpeningHours = (times: readonly OpenTime[], locale: Locale = 'en'): string =>
  times
    .map(({ day, opens, closes }) => {
      const { days, stretch } = TYPED_WORDS[locale]
      return `${capitalized(days[DAYS.indexOf(day)] ?? day)} ${stretch(opens, closes)}`
    })
    .join('; ')
