import { LOCALES, type Locale } from '../contract/constants.ts'
import type { Need } from '../contract/need.ts'
import {
  indexOfPhrase,
  isWord,
  longestFirst,
  type Phrase,
  phraseOf,
  type SameWord,
  TAKEN,
  type WordAt,
  wordsOf,
} from '../contract/phrases.ts'
import { URGENT_NEEDS } from '../contract/urgent-words.ts'
import { isInSentence, withWordsAround } from './words-around.ts'

/** A row of the editors' table. */
export interface NeedRow {
  words: string[]
  needs: Record<Locale, Need>
}

interface Known {
  phrase: Phrase
  row: NeedRow
}

/** The table, ready for searches. */
export interface NeedFinder {
  /** Longest phrases first, since they say most. */
  known: readonly Known[]
}

/** What a text says somebody needs, and what else it says. */
export interface FoundNeed {
  row: NeedRow
  /** The words for the need, as they were typed: 'toothache chicago' → 'toothache'. */
  words: string
  /** The text without the words for the need: 'toothache chicago' → 'chicago'. */
  rest: string
}

const urgency = ({ needs }: NeedRow) => {
  const { callFirst } = needs.en
  return callFirst ? URGENT_NEEDS.indexOf(callFirst) : URGENT_NEEDS.length
}

export const needFinder = (rows: readonly NeedRow[]): NeedFinder => ({
  known: longestFirst(
    rows
      .flatMap((row) => row.words.map((words): Known => ({ phrase: phraseOf(words), row })))
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
  return known.some(({ phrase }) => {
    const words = phrase.words.join(' ').replaceAll('*', '')
    return (
      typed.length >= SHORTEST_BEGUN && (words.startsWith(typed) || `${typed} `.startsWith(words))
    )
  })
}

interface Hit extends Known {
  start: number
  end: number
}

/** Whether a word is the name of a place, in a state if that is given. */
type IsName = (word: string, state?: string) => boolean

/** 'Salem VA clinic' is in Virginia; the clinics of the VA come after no town in that state. */
const beginsWithState = (words: readonly WordAt[], from: number, to: number, isName: IsName) =>
  from > 0 && to - from > 1 && isName(words[from - 1]?.word ?? '', words[from]?.word)

/** Whether words are a part of a place's name, with the one before or after them: 'Cut Bank'. */
const isInName = (words: readonly WordAt[], from: number, to: number, isName: IsName): boolean => {
  const joined = (first: number, last: number) =>
    words
      .slice(first, last)
      .map(({ word }) => word)
      .join('')
  return (
    (from > 0 && !isInSentence(words, from) && isName(joined(from - 1, to))) ||
    (to < words.length && isName(joined(from, to + 1)))
  )
}

/** Phrases in a text that don't overlap. */
const hitsIn = (
  words: readonly WordAt[],
  known: readonly Known[],
  isSame: SameWord,
  isName: IsName,
): Hit[] => {
  const free = [...words]
  return known.flatMap(({ phrase, row }): Hit[] => {
    const at = indexOfPhrase(free, phrase, isSame)
    const end = at + phrase.words.length
    if (at === -1 || isInName(words, at, end, isName)) return []
    const isCalm = row.needs.en.callFirst === null
    if (isCalm && beginsWithState(words, at, end, isName)) return []
    const found = free.slice(at, end)
    free.fill(TAKEN, at, end)
    return [{ phrase, row, start: found[0]?.start ?? 0, end: found.at(-1)?.end ?? 0 }]
  })
}

/** In quotes, where they would otherwise count only alone: beside a place they say the same then. */
const wordsFor = (text: string, hits: readonly Hit[]): string =>
  hits
    .toSorted((one, other) => one.start - other.start)
    .map(({ start, end, phrase }) => {
      const words = text.slice(start, end)
      return phrase.isWhole ? `"${words}"` : words
    })
    .join(' ')

const without = (text: string, words: readonly WordAt[], hits: readonly Hit[]): string =>
  withWordsAround(words, hits)
    .toSorted((one, other) => other.start - one.start)
    .reduce((rest, { start, end }) => `${rest.slice(0, start)} ${rest.slice(end)}`, text)
    // The quotes around what was taken out.
    .replace(/"\s*"/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s,;]+|[\s,;]+$/g, '')

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
  const calm = rows.filter(({ needs }) => needs.en.callFirst === null)
  const kind = calm.find(({ needs }) => needs.en.services.length > 0)
  const note = calm.find(({ needs }) => needs.en.services.length === 0)
  if (!kind || !note || first.needs.en.callFirst !== null) return first
  const entries = LOCALES.map((locale) => [locale, both(kind.needs[locale], note.needs[locale])])
  return { words: first.words, needs: Object.fromEntries(entries) }
}

/** From this length on, a word may have one wrong letter, and from the next one on two. */
const SHORTEST_MISSPELLED = 6
const SHORTEST_TWICE_MISSPELLED = 9

/**
 * Finds what somebody needs: the most urgent, or else the longest phrase, with the kind of clinic that
 * another phrase says. A misspelled word counts if
 * it is nothing else, and never for what is urgent.
 * @param distance keystrokes between two words
 */
export const findNeed = (
  { known }: NeedFinder,
  text: string,
  distance: (one: string, other: string) => number,
  isName: IsName,
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
    return compared.some((start) => distance(start, whole) <= most)
  }
  const exact = hitsIn(words, known, isWord, isName)
  const calm = known.filter(({ row }) => urgency(row) === URGENT_NEEDS.length)
  const hits = exact.length > 0 ? exact : hitsIn(words, calm, isAlmost, isName)
  const [first] = hits.toSorted((one, other) => urgency(one.row) - urgency(other.row))
  const rows = hits.map(({ row }) => row)
  return (
    first && {
      row: withKind(first.row, rows),
      words: wordsFor(text, hits),
      rest: without(text, words, hits),
    }
  )
}
