import { DAYS, LOCALES, type Locale } from '../../contract/constants.ts'
import { capitalized } from '../../documents/capitalized.ts'
import { type Kind, type Token, tokensOf } from './hours-tokens.ts'
import type { OpenTime } from './open-time.ts'
import { readClosing, readOpening } from './read-time.ts'
import { type Span, TYPED_WORDS } from './typed-words.ts'

type Day = OpenTime['day']
type Stretch = Omit<OpenTime, 'day'>

/** '18:00' and '1800', which are unambiguous. */
const HAS_MINUTES = /\d[:.h]?\d{2}/
/** '6' or '1:30': morning or afternoon? */
const IS_EITHER = /^[1-6](?!\d|[^ap]*[ap])/

const stretchOf = (start: string, end: string): Stretch | undefined => {
  const opens = readOpening(start)
  const closes = opens && readClosing(end, opens)
  if (!opens || !closes || IS_EITHER.test(start)) return undefined
  // Past midnight: '18:00-02:00' is clear, but '9 pm - 9 am' may be a slip.
  const isClear = closes > opens || (HAS_MINUTES.test(start) && HAS_MINUTES.test(end))
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
    const span = [Number(first), Number(last ?? first)] as const
    return span[1] < span[0] ? undefined : span
  }
  const days = (): Day[] | undefined => {
    const all: Day[] = []
    do {
      const span = daySpan()
      if (!span) return undefined
      all.push(...DAYS.slice(span[0], span[1] + 1))
    } while (['day', 'span'].includes(kindAt(1) ?? '') && take('and'))
    return all
  }
  const stretch = (): Stretch | undefined => {
    const start = take('time')
    const end = take('to') && take('time')
    return start && end ? stretchOf(start, end) : undefined
  }
  const stretches = (): Stretch[] | undefined => {
    if (take('closed')) return []
    if (take('wholeDay')) return [WHOLE_DAY]
    const all: Stretch[] = []
    do {
      const one = stretch()
      if (!one) return undefined
      all.push(one)
    } while (kindAt(1) === 'time' && take('and'))
    return all
  }
  /** 'Open 24 hours, every day', with the days behind. */
  const wholeDays = (): OpenTime[] | undefined => {
    if (take('wholeDay') === undefined) return undefined
    take('and')
    return days()?.map((day) => ({ day, ...WHOLE_DAY }))
  }
  const clause = (): OpenTime[] | undefined => {
    if (kindAt() === 'wholeDay') return wholeDays()
    const isAlways = take('always') !== undefined
    const named = isAlways ? [...DAYS] : days()
    // 'Monday to Friday, 9 AM to 5 PM'
    if (!take('colon') && ['time', 'wholeDay'].includes(kindAt(1) ?? '')) take('and')
    const times = isAlways ? [WHOLE_DAY] : named && stretches()
    return named && times?.flatMap((time) => named.map((day) => ({ day, ...time })))
  }
  return {
    clause,
    /** Whether another clause follows; undefined if something else does. */
    goesOn: (): boolean | undefined => {
      if (at === tokens.length) return false
      const isEnded = take('end') ?? take('and')
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

const readIn = (locale: Locale, text: string, hasLetters: boolean): OpenTime[] | undefined => {
  const tokens = tokensOf(text, locale, hasLetters)
  if (!tokens) return undefined
  const { clause, goesOn } = readerOf(tokens, TYPED_WORDS[locale].spans)
  const all: OpenTime[] = []
  if (tokens.length === 0) return all
  let more: boolean | undefined = true
  while (more) {
    const times = clause()
    if (!times) return undefined
    all.push(...times)
    more = goesOn()
  }
  return more === undefined || contradicts(all) ? undefined : all
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
