/** Several days, from Monday (0) on. */
export type Days = readonly number[]

export const WEEK: Days = [0, 1, 2, 3, 4, 5, 6]
export const WORKDAYS: Days = [0, 1, 2, 3, 4]
export const WEEKEND: Days = [5, 6]

/** For what changes no hours, as 'closed on holidays'. */
export const PASSED_OVER = ' '

/**
 * A phrase, and what it says: '{appointment}', '{call}', '{walkIn}'; '{first}' and the other weeks;
 * '{month}'; '{lunch}' before the times of a break.
 */
export type Phrase = readonly [RegExp, string]

/** How people write opening hours in a language: patterns are in small letters, without accents. */
export interface TypedWords {
  /** From Monday on. When they are read, two letters are enough, and accents may be missing. */
  days: readonly string[]
  /** Single letters that stand for a day. */
  letters: Readonly<Record<string, number>>
  /** Parts of which a word for several days is made: 'mwf', 'tth'. */
  compact?: Readonly<Record<string, number>>
  /** Names for several days. */
  spans: Readonly<Record<string, Days>>
  /** Parts of patterns. */
  wholeDay: string
  closed: string
  /** What follows a time. */
  half: string
  named: string
  to: string
  and: string
  /** Words that add nothing. */
  filler: string
  phrases: readonly Phrase[]
  /** Words of a heading that is about the whole clinic: 'Office hours'. */
  main: ReadonlySet<string>
  /** Words of a heading that is about the office of something larger, if others follow. */
  desk: ReadonlySet<string>
  /** What holds for a part of the year, or for a while: as a pattern. */
  season: RegExp
  /** A remark with one of these, or with a number, may change the hours. */
  danger: RegExp
  /** Writes from when until when, as 'HH:MM', so that it can be read again. */
  stretch: (opens: string, closes: string) => string
}

/** A pattern with words between which any space may stand. */
export const phrase = (pattern: string): RegExp =>
  new RegExp(pattern.replaceAll(' ?', '\\s*').replaceAll(' ', '\\s+'), 'g')
