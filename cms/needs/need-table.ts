import type { Locale } from '../contract/constants.ts'
import type { Need } from '../contract/need.ts'
import { longestFirst, type Phrase, phraseOf, wordsOf } from '../contract/phrases.ts'
import { FILTER_WORDS } from './filter-words.ts'

/** A phrase, and what it stands for. */
export interface Known<Meaning> {
  phrase: Phrase
  meaning: Meaning
}

/** A row of the editors' table. */
export interface NeedRow {
  words: string[]
  needs: Record<Locale, Need>
}

/** The table, ready for searches. */
export interface NeedFinder {
  /** Longest phrases first, since they say most. */
  known: readonly Known<NeedRow>[]
}

export const isUrgent = ({ needs }: NeedRow): boolean => needs.en.callFirst !== null

export const needFinder = (rows: readonly NeedRow[]): NeedFinder => ({
  known: longestFirst(
    rows
      .flatMap((row) => row.words.map((words) => ({ phrase: phraseOf(words), meaning: row })))
      .filter(({ phrase }) => phrase.words.length > 0),
  ),
})

/** Letters of a need that say so much that somebody is hardly typing a place's name. */
const SHORTEST_BEGUN = 4

/** Whether a text that somebody is still typing may be about a need: 'toothac', 'dentist in Chi'. */
export const mayBeNeed = ({ known }: NeedFinder, text: string): boolean => {
  const typed = wordsOf(text)
    .map(({ word }) => word)
    .join(' ')
  const isBegun = ({ phrase }: Known<unknown>) => {
    const words = phrase.words.join(' ').replaceAll('*', '')
    return words.startsWith(typed) || `${typed} `.startsWith(words)
  }
  return typed.length >= SHORTEST_BEGUN && (known.some(isBegun) || FILTER_WORDS.some(isBegun))
}
