import { DAYS } from '../../contract/constants.ts'
import { capitalized } from '../../documents/capitalized.ts'
import type { OpenTime } from './open-time.ts'
import { readClosing, readOpening } from './read-time.ts'

type Day = OpenTime['day']
type Stretch = Omit<OpenTime, 'day'>

/** Names for several days, and the index of their first and last day. */
const SPANS: Readonly<Record<string, readonly [number, number]>> = {
  daily: [0, 6],
  'every day': [0, 6],
  everyday: [0, 6],
  '7 days a week': [0, 6],
  weekdays: [0, 4],
  weekends: [5, 6],
}
/** Letters that stand for a day only beside another one: 'M-F'. */
const LETTERS: Readonly<Record<string, number>> = { m: 0, tu: 1, w: 2, th: 3, f: 4, sa: 5, su: 6 }

/** What a text about hours is made of, each at the beginning of what is left. */
const TOKENS = [
  ['gap', /^[\s.]+/],
  ['span', /^(?:daily|every ?day|7 days a week|weekdays|weekends)\b/],
  ['always', /^(?:24\s*\/\s*7)\b/],
  ['wholeDay', /^(?:open\s+)?24\s*(?:hours|hrs)(?:\s+a\s+day)?\b/],
  ['closed', /^closed\b/],
  ['time', /^(?:\d{1,2}(?:[:.h]?\d{2})?(?!\d)\s*(?:[ap]\.?\s*m?\b\.?)?|noon\b|midnight\b)/],
  ['to', /^(?:-|–|—|(?:to|through|thru|until)\b)/],
  ['and', /^(?:,|&|\/|and\b)/],
  ['colon', /^:/],
  ['end', /^;/],
  ['day', /^[a-z]+/],
] as const
type Kind = (typeof TOKENS)[number][0]
interface Token {
  kind: Kind
  text: string
}

/** 'Mon', 'Tues', 'wednesdays' and 'M' are days. */
const dayAt = (text: string): number => {
  const letter = LETTERS[text]
  if (letter !== undefined) return letter
  const single = text.replace(/s$/, '')
  return single.length < 2 ? -1 : DAYS.findIndex((day) => day.startsWith(single))
}

/** Undefined if anything in it is not about hours. */
const tokensOf = (text: string): Token[] | undefined => {
  const tokens: Token[] = []
  let rest = text.toLowerCase().trim().replaceAll('\n', ';')
  while (rest) {
    const found = TOKENS.map(([kind, pattern]) => ({ kind, text: pattern.exec(rest)?.[0] })).find(
      ({ text }) => text,
    )
    if (!found?.text) return undefined
    if (found.kind === 'day' && dayAt(found.text) < 0) return undefined
    if (found.kind !== 'gap') tokens.push({ kind: found.kind, text: found.text.trim() })
    rest = rest.slice(found.text.length)
  }
  return tokens
}

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
const EVERY_DAY: readonly [number, number] = [0, 6]

/** Reads tokens from the front. Each part gives undefined if it is not there, or unclear. */
const readerOf = (tokens: readonly Token[]) => {
  let at = 0
  const kindAt = (ahead = 0) => tokens[at + ahead]?.kind
  const take = (kind: Kind): string | undefined =>
    kindAt() === kind ? tokens[at++]?.text : undefined

  const daySpan = (): readonly [number, number] | undefined => {
    const several = take('span')
    if (several) return SPANS[several]
    const first = take('day')
    if (first === undefined) return undefined
    const isRange = kindAt() === 'to' && kindAt(1) === 'day' && take('to') !== undefined
    const last = isRange ? take('day') : first
    const span = [dayAt(first), dayAt(last ?? first)] as const
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
  const clause = (): OpenTime[] | undefined => {
    const isAlways = take('always') !== undefined
    const named = isAlways ? DAYS.slice(EVERY_DAY[0], EVERY_DAY[1] + 1) : days()
    take('colon')
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

/**
 * Reads 'Mon-Fri 8-5, Sat 9 am to noon', 'M, W, F: 9-12 and 1 pm-5 pm', 'Daily 24 hours'.
 * @returns undefined if any of it is unclear, or about something else
 */
export const readOpeningHours = (text: string): OpenTime[] | undefined => {
  const tokens = tokensOf(text)
  if (!tokens) return undefined
  const { clause, goesOn } = readerOf(tokens)
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
 * Opening times in a form that `readOpeningHours` reads: 'Monday 09:00-17:00; Tuesday 09:00-12:00'.
 */
export const writeOpeningHours = (times: readonly OpenTime[]): string =>
  times.map(({ day, opens, closes }) => `${capitalized(day)} ${opens}-${closes}`).join('; ')
