import {
  isPhraseAt,
  isWord,
  type Phrase,
  phrasesIn,
  type SameWord,
  type WordAt,
} from '../contract/phrases.ts'
import type { SaidFilter } from '../contract/said-filter.ts'
import { FILTER_WORDS } from './filter-words.ts'
import { isUrgent, type NeedFinder, type NeedRow } from './need-table.ts'

/** Words of a text that say what somebody needs, or a filter. */
export interface NeedSpan {
  from: number
  /** The first word after them. */
  to: number
  phrase: Phrase
  row?: NeedRow
  filter?: SaidFilter
  /** How much likelier they are meant so than as words one by one, as a power of ten. */
  score: number
  isUrgent: boolean
  isMisspelled: boolean
}

/** Scores of phrases by their first word and each further one. */
const SCORES = { need: [0.5, 0.7], filter: [0.4, 0.5], misspelled: [0.2, 0.7] } as const
const URGENT = 1
/** 'Teenack' is seldom 'teen*'. */
const LONG_ENDING = -1.5
const LONGEST_ENDING = 2
/** Rarer words are no everyday ones with an ending. */
const UNKNOWN = 2.5

type Word = WordAt & { rarity: number }

const scoreOf = ([first, further]: readonly [number, number], { words }: Phrase) =>
  first + further * (words.length - 1)

const hasLongEnding = (
  words: readonly Word[],
  { words: expected }: Phrase,
  from: number,
): boolean =>
  expected.some((each, index) => {
    const { word = '', rarity = 0 } = words[from + index] ?? {}
    return each.endsWith('*') && word.length - each.length + 1 > LONGEST_ENDING && rarity > UNKNOWN
  })

/** Every need and filter that words say, overlapping ones too; the longest phrases first. */
export const needSpansIn = ({ known }: NeedFinder, words: readonly Word[]): NeedSpan[] => [
  ...phrasesIn(known, words).map(({ known: { phrase, meaning: row }, from, to }): NeedSpan => {
    const score =
      scoreOf(SCORES.need, phrase) +
      (isUrgent(row) ? URGENT : 0) +
      (hasLongEnding(words, phrase, from) ? LONG_ENDING : 0)
    return { from, to, phrase, row, score, isUrgent: isUrgent(row), isMisspelled: false }
  }),
  ...phrasesIn(FILTER_WORDS, words).map(
    ({ known: { phrase, meaning: filter }, from, to }): NeedSpan => {
      const score = scoreOf(SCORES.filter, phrase)
      return { from, to, phrase, filter, score, isUrgent: false, isMisspelled: false }
    },
  ),
]

/** From this length on, a word may have one wrong letter, and from the next one on two. */
const SHORTEST_MISSPELLED = 6
const SHORTEST_TWICE_MISSPELLED = 9
const MOST_BEHIND_STAR = 3

/** Keystrokes between two words. */
type Distance = (one: string, other: string) => number

/** What may be a word's first part of about a length. */
const startsOf = (word: string, length: number) =>
  [length - 1, length, length + 1].map((end) => word.slice(0, end))

/** Whether a word is one of a phrase's with a letter or two wrong. Hardly anybody gets the first one wrong. */
const isAlmost = (expected: string, word: string, distance: Distance): boolean => {
  const isBegun = expected.endsWith('*')
  const whole = isBegun ? expected.slice(0, -1) : expected
  if (Math.min(whole.length, word.length) < SHORTEST_MISSPELLED || word[0] !== whole[0])
    return false
  if (word.length - whole.length > MOST_BEHIND_STAR) return false
  const most = whole.length >= SHORTEST_TWICE_MISSPELLED ? 2 : 1
  return (isBegun ? startsOf(word, whole.length) : [word]).some(
    (start) => distance(start, whole) <= most,
  )
}

/** Needs that words say with a letter or two wrong. Nothing urgent is guessed. */
export const misspelledNeedsIn = (
  { known }: NeedFinder,
  words: readonly WordAt[],
  isOdd: (at: number) => boolean,
  distance: Distance,
): NeedSpan[] => {
  const odd = new Set(words.flatMap(({ word }, at) => (isOdd(at) ? [word] : [])))
  const letters = new Set([...odd].map((word) => word[0]))
  const isSame: SameWord = (expected, word) =>
    isWord(expected, word) || (odd.has(word) && isAlmost(expected, word, distance))
  return known
    .filter(
      ({ meaning, phrase }) =>
        !isUrgent(meaning) && phrase.words.some((word) => letters.has(word[0])),
    )
    .flatMap(({ phrase, meaning: row }) =>
      words.flatMap((_, from): NeedSpan | [] => {
        if (!isPhraseAt(words, phrase, from, isSame)) return []
        const to = from + phrase.words.length
        const score = scoreOf(SCORES.misspelled, phrase)
        return { from, to, phrase, row, score, isUrgent: false, isMisspelled: true }
      }),
    )
}
