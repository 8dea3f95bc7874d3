import { HOURS_ACCESS, HOURS_WEEKS, type Locale, perLocale } from '../../contract/constants.ts'
import { plain } from './hours-text.ts'
import type { TypedWords } from './typed-language.ts'
import { PASSED_OVER } from './typed-language.ts'
import { timePattern } from './typed-times.ts'
import { TYPED_WORDS } from './typed-words.ts'

export type Kind =
  | 'days'
  | 'week'
  | 'month'
  | 'time'
  | 'wholeDay'
  | 'always'
  | 'closed'
  | 'access'
  | 'lunch'
  | 'to'
  | 'and'
  | 'colon'
  | 'word'

export interface Token {
  kind: Kind
  text: string
  /** Indexes into the week, if it names days. */
  days: readonly number[]
}

const isIn = (list: readonly string[], text: string) => list.includes(text)

const markerKind = (text: string): Kind => {
  const name = text.slice(1, -1)
  if (isIn(HOURS_WEEKS, name)) return 'week'
  if (isIn(HOURS_ACCESS, name)) return 'access'
  return name === 'lunch' ? 'lunch' : 'month'
}

/** What a text about hours is made of, each at the beginning of what is left. */
const patternsOf = ({ spans, wholeDay, closed, half, named, to, and, filler }: TypedWords) => {
  const word = (pattern: string) => new RegExp(`^(?:${pattern})(?![\\p{L}\\d])`, 'u')
  const longest = Object.keys(spans).toSorted((a, b) => b.length - a.length)
  const patterns: ['gap' | 'marker' | 'span' | Kind, RegExp][] = [
    ['gap', /^[\s.()!]+/],
    ['marker', /^\{\w+\}/],
    ['span', word(longest.join('|'))],
    ['always', word('24\\s*/\\s*7')],
    ['wholeDay', word(wholeDay)],
    ['closed', word(closed)],
    ['time', new RegExp(`^${timePattern(half, named)}`)],
    ['to', new RegExp(`^(?:-|(?:${to})\\b)`)],
    ['and', new RegExp(`^(?:[,&/+]|(?:${and})\\b)`)],
    ['colon', /^:/],
    ['gap', word(filler)],
    ['word', /^(?:[\p{L}\d]+|.)/u],
  ]
  return patterns
}
const PATTERNS = perLocale((locale) => patternsOf(TYPED_WORDS[locale]))

/** 'mwf' and 'tth' as days, which follow each other in the week. */
const compactDays = (text: string, parts: Readonly<Record<string, number>>): number[] => {
  const names = Object.keys(parts).toSorted((a, b) => b.length - a.length)
  const found = text.match(new RegExp(names.join('|'), 'g')) ?? []
  // It may as well be Monday to Friday.
  if (found.join('') !== text || found.length < 2 || text === 'mf') return []
  const days: number[] = []
  for (const part of found) {
    const last = days.at(-1)
    // The second T of 'MTWTF' and 'TT'; R stands beside a T or a W.
    const day = part === 't' && (last === 1 || last === 2) ? 3 : (parts[part] ?? -1)
    if (day <= (last ?? -1) || (part === 'r' && last !== 1 && last !== 2)) return []
    days.push(day)
  }
  return days
}

/**
 * The days that a word stands for: 'mon', 'tues', 'wednesdays', 'mwf'; none if it is no day.
 * @param hasLetters whether one letter is a day too: 'm'
 */
const daysAt = (
  text: string,
  { days, letters, compact }: TypedWords,
  hasLetters: boolean,
): number[] => {
  const letter = hasLetters ? letters[text] : undefined
  if (letter !== undefined) return [letter]
  const single = text.replace(/s$/, '')
  const day = single.length < 2 ? -1 : days.findIndex((each) => plain(each).startsWith(single))
  if (day !== -1) return [day]
  return compact ? compactDays(text, compact) : []
}

/**
 * What a text says about hours, with markers in place of its phrases.
 * @param isStrict whether what changes no hours stays
 */
export const withMarkers = (text: string, locale: Locale, isStrict: boolean): string =>
  TYPED_WORDS[locale].phrases
    .filter(([, same]) => !isStrict || same !== PASSED_OVER)
    .reduce((all, [found, same]) => all.replace(found, same), text)

/** @param text a plain text, with markers */
export const tokensOf = (text: string, locale: Locale, hasLetters: boolean): Token[] => {
  const words = TYPED_WORDS[locale]
  const tokens: Token[] = []
  let rest = text
  while (rest) {
    const [kind, own] = firstOf(rest, locale)
    rest = rest.slice(own.length)
    if (kind === 'gap') continue
    const trimmed = own.trim()
    if (kind === 'marker') {
      tokens.push({ kind: markerKind(trimmed), text: trimmed.slice(1, -1), days: [] })
      continue
    }
    const days = kind === 'span' ? (words.spans[trimmed.replace(/\s+/g, ' ')] ?? []) : []
    const named = kind === 'word' ? daysAt(trimmed, words, hasLetters) : days
    const isDays = kind === 'span' || named.length > 0
    tokens.push({ kind: isDays ? 'days' : kind, text: trimmed, days: named })
  }
  return tokens
}

const firstOf = (rest: string, locale: Locale) => {
  for (const [kind, pattern] of PATTERNS[locale]) {
    const own = pattern.exec(rest)?.[0]
    if (own) return [kind, own] as const
  }
  return ['gap', rest] as const
}
