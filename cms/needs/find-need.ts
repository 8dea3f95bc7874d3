import { LOCALES, type Locale } from '../contract/constants.ts'
import type { Need } from '../contract/need.ts'
import { isWord, longestFirst, phraseOf, type SameWord, wordsOf } from '../contract/phrases.ts'
import type { SaidFilter } from '../contract/said-filter.ts'
import { URGENT_NEEDS } from '../contract/urgent-words.ts'
import { FILTER_WORDS } from './filter-words.ts'
import { type Hit, type Known, takeHits, without, wordsFor } from './phrase-hits.ts'
import type { IsName } from './words-around.ts'

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

/** What a text says somebody needs, and what else it says. */
export interface FoundNeed {
  /** Undefined if only filters are said. */
  row: NeedRow | undefined
  /** The filters that it speaks of: 'dentist saturday' → open=weekend. */
  filters: SaidFilter[]
  /** The words for the need and the filters, as they were typed: 'toothache chicago' → 'toothache'. */
  words: string
  /** The text without these words: 'toothache chicago' → 'chicago'. */
  rest: string
}

const urgency = ({ needs }: NeedRow) => {
  const { callFirst } = needs.en
  return callFirst ? URGENT_NEEDS.indexOf(callFirst) : URGENT_NEEDS.length
}

const isUrgent = ({ needs }: NeedRow) => needs.en.callFirst !== null
const isCalm = (row: NeedRow) => !isUrgent(row)

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

/** What may be a word's first part of about a length. */
const startsOf = (word: string, length: number) =>
  [length - 1, length, length + 1].map((end) => word.slice(0, end))

const both = (kind: Need, note: Need): Need => ({
  ...kind,
  text: note.text ?? kind.text,
  links: [...note.links, ...kind.links],
  isPrivate: kind.isPrivate || note.isPrivate,
})

/**
 * 'dentist no papers' says a kind of clinic, and something that any kind is asked: dental clinics are
 * shown, with what to know.
 */
const withKind = (first: NeedRow, rows: readonly NeedRow[]): NeedRow => {
  const calm = rows.filter(isCalm)
  const kind = calm.find(({ needs }) => needs.en.services.length > 0)
  const note = calm.find(({ needs }) => needs.en.services.length === 0)
  if (!kind || !note || isUrgent(first)) return first
  const entries = LOCALES.map((locale) => [locale, both(kind.needs[locale], note.needs[locale])])
  return { words: first.words, needs: Object.fromEntries(entries) }
}

/** From this length on, a word may have one wrong letter, and from the next one on two. */
const SHORTEST_MISSPELLED = 6
const SHORTEST_TWICE_MISSPELLED = 9

/** Each filter once, with the value that the longest words say, in the order of the text. */
const eachOnce = (hits: readonly Hit<SaidFilter>[]): SaidFilter[] =>
  [...new Map(hits.toReversed().map((hit) => [hit.meaning.name, hit])).values()]
    .toSorted((one, other) => one.start - other.start)
    .map(({ meaning }) => meaning)

interface Spelling {
  /** Keystrokes between two words. */
  distance: (one: string, other: string) => number
  isName: IsName
  /** Whether a word is a town's name with fewer wrong letters than these. */
  isMisspelledTown: (word: string, keystrokes: number) => boolean
}

/**
 * Finds what somebody needs: the most urgent, or else the longest phrase, with the kind of clinic that
 * another phrase says, and the filters that other words speak of. A misspelled word counts for a need if
 * it is nothing else, and never for what is urgent.
 * @returns undefined if the text says neither a need nor a filter
 */
export const findNeed = (
  { known }: NeedFinder,
  text: string,
  { distance, isName, isMisspelledTown }: Spelling,
): FoundNeed | undefined => {
  const words = wordsOf(text)
  const isAlmost: SameWord = (asked, word) => {
    if (isWord(asked, word)) return true
    const whole = asked.replace('*', '')
    if (Math.min(whole.length, word.length) < SHORTEST_MISSPELLED || isName(word)) return false
    // Hardly anybody gets the first letter wrong: 'rental' is not dental.
    if (word[0] !== whole[0]) return false
    const most = whole.length >= SHORTEST_TWICE_MISSPELLED ? 2 : 1
    const compared = asked.endsWith('*') ? startsOf(word, whole.length) : [word]
    const isAlike = compared.some((start) => distance(start, whole) <= most)
    return isAlike && !isMisspelledTown(word, distance(word, whole))
  }
  // 'Teenack, NJ' is Teaneck, though 'teen*' begins so.
  const isSame: SameWord = (asked, word) =>
    isWord(asked, word) &&
    (!asked.endsWith('*') || !isMisspelledTown(word, word.length - asked.length + 1))
  const free = [...words]
  const exact = takeHits(free, known, { isSame, isName, isUrgent })
  const said = takeHits(free, FILTER_WORDS, { isSame: isWord, isName })
  const misspelled = () => {
    const calm = known.filter(({ meaning }) => isCalm(meaning))
    return takeHits(free, calm, { isSame: isAlmost, isLoose: true, isName })
  }
  const hits = exact.length > 0 ? exact : misspelled()
  const all = [...hits, ...said]
  if (all.length === 0) return undefined
  const rows = hits.map(({ meaning }) => meaning)
  const [first] = rows.toSorted((one, other) => urgency(one) - urgency(other))
  return {
    row: first && withKind(first, rows),
    filters: eachOnce(said),
    words: wordsFor(text, all),
    rest: without(text, words, all, isName),
  }
}
