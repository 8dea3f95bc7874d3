import {
  indexOfPhrase,
  isWord,
  type Phrase,
  phrasesBegunIn,
  type SameWord,
  TAKEN,
  type WordAt,
} from '../contract/phrases.ts'
import { type IsName, isInSentence, isState, joined, withWordsAround } from './words-around.ts'

/** A phrase, and what it stands for. */
export interface Known<Meaning> {
  phrase: Phrase
  meaning: Meaning
}

/** A phrase that a text has. */
export interface Hit<Meaning> extends Known<Meaning> {
  /** Characters from the beginning of the text. */
  start: number
  end: number
}

/** 'Salem VA clinic' is in Virginia; the clinics of the VA come after no town in that state. */
const beginsWithState = (words: readonly WordAt[], from: number, to: number, isName: IsName) =>
  to - from > 1 && isState(words, from, isName)

const IN = ['in', 'en']

/** 'od in Chicago' is no Odin. */
const isBeforeIn = (words: readonly WordAt[], to: number): boolean =>
  to + 1 < words.length && IN.includes(words[to]?.word ?? '')

/** Whether words are a part of a place's name, with the one before or after them: 'Cut Bank'. */
const isInName = (words: readonly WordAt[], from: number, to: number, isName: IsName): boolean =>
  (from > 0 && !isInSentence(words, from) && isName(joined(words, from - 1, to))) ||
  (to < words.length && !isBeforeIn(words, to) && isName(joined(words, from, to + 1)))

/** 'Navajo NM' is a town, and no language. */
const isBeforeState = (words: readonly WordAt[], from: number, to: number, isName: IsName) =>
  to - from === 1 && to < words.length && isName(words[from]?.word ?? '', words[to]?.word)

/** 'in Spanish Fork' and 'en Chino' are towns; 'in Spanish' is none. */
const isAfterIn = (words: readonly WordAt[], from: number, to: number, isName: IsName) =>
  IN.includes(words[from]?.word ?? '') &&
  [to, to + 1].some((end) => isName(joined(words, from + 1, end)))

const MAY_BE_PLACE = [beginsWithState, isBeforeState, isAfterIn]

interface Comparison<Meaning> {
  /** Two words that begin with different letters are never the same. */
  isSame: SameWord
  /** Whether words may be the same that are written otherwise: then each phrase is compared. */
  isLoose?: boolean
  isName: IsName
  /** Whether a phrase counts even where it may be a place. */
  isUrgent?: (meaning: Meaning) => boolean
}

/** Phrases among words that don't overlap; in place of theirs the words have `TAKEN`. */
export const takeHits = <Meaning>(
  free: WordAt[],
  known: readonly Known<Meaning>[],
  { isSame, isLoose = false, isName, isUrgent = () => false }: Comparison<Meaning>,
): Hit<Meaning>[] => {
  const words = [...free]
  const letters = new Set(words.map(({ word }) => word[0]))
  const begun = isLoose ? known : phrasesBegunIn(known, words)
  return begun.flatMap(({ phrase, meaning }): Hit<Meaning>[] => {
    // Most phrases are passed over by this alone.
    const at = letters.has(phrase.words[0]?.[0])
      ? indexOfPhrase(free, phrase, isUrgent(meaning) ? isWord : isSame)
      : -1
    const end = at + phrase.words.length
    if (at === -1 || isInName(words, at, end, isName)) return []
    const isPlace = MAY_BE_PLACE.some((may) => may(words, at, end, isName))
    if (isPlace && !isUrgent(meaning)) return []
    const found = free.slice(at, end)
    free.fill(TAKEN, at, end)
    return [{ phrase, meaning, start: found[0]?.start ?? 0, end: found.at(-1)?.end ?? 0 }]
  })
}

type Found = Pick<Hit<unknown>, 'phrase' | 'start' | 'end'>

/** In quotes, where they would otherwise count only alone: beside a place they say the same then. */
export const wordsFor = (text: string, hits: readonly Found[]): string =>
  hits
    .toSorted((one, other) => one.start - other.start)
    .map(({ start, end, phrase }) => {
      const words = text.slice(start, end)
      return phrase.isWhole ? `"${words}"` : words
    })
    .join(' ')

/** A text without some of its phrases. */
export const without = (
  text: string,
  words: readonly WordAt[],
  hits: readonly Found[],
  isName: IsName,
): string =>
  withWordsAround({ text, words, isName }, hits)
    .toSorted((one, other) => other.start - one.start)
    .reduce((rest, { start, end }) => `${rest.slice(0, start)} ${rest.slice(end)}`, text)
    // The quotes around what was taken out.
    .replace(/"\s*"/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s,;]+|[\s,;]+$/g, '')
