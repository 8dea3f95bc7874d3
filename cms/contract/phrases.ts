/** A word of a text, and where it stands there. */
export interface WordAt {
  /** Lowercase letters and digits, without accents and apostrophes. */
  word: string
  start: number
  end: number
  /** Which of the texts in straight quotes it is in, if any. */
  quote?: number | undefined
}

const QUOTED = /"[^"]+"/g
const WORD = /[\p{L}\p{M}\p{N}'’]+/gu

const plain = (word: string) =>
  word
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')

/** The words of a text, as phrases are compared: 'Can’t breathe' → cant, breathe. */
export const wordsOf = (text: string): WordAt[] => {
  const quotes = [...text.matchAll(QUOTED)].map(({ index, 0: quoted }) => ({
    start: index,
    end: index + quoted.length,
  }))
  return [...text.matchAll(WORD)]
    .map(({ index: start, 0: typed }): WordAt => {
      const quote = quotes.findIndex((one) => one.start < start && start < one.end)
      return {
        word: plain(typed),
        start,
        end: start + typed.length,
        ...(quote === -1 ? {} : { quote }),
      }
    })
    .filter(({ word }) => word !== '')
}

/**
 * A phrase ready to be compared. Its words may end with a star: 'overdos*' is 'overdosed' too. In quotes it
 * counts only if it is the whole text, or in quotes there too: '911' is also the number of a house.
 */
export interface Phrase {
  words: readonly string[]
  isWhole: boolean
}

export const phraseOf = (text: string): Phrase => ({
  words: text
    .split(/\s+/)
    .flatMap((part) =>
      wordsOf(part).map(({ word }, index, all) =>
        part.endsWith('*') && index === all.length - 1 ? `${word}*` : word,
      ),
    ),
  isWhole: text.startsWith('"'),
})

/** Whether a word is one of a phrase's. */
export type SameWord = (asked: string, word: string) => boolean

export const isWord: SameWord = (asked, word) =>
  asked.endsWith('*') ? word.startsWith(asked.slice(0, -1)) : word === asked

/** Whether some words are the whole text, or all that is in quotes. */
const areWhole = (words: readonly WordAt[], at: number, end: number): boolean => {
  if (at === 0 && end === words.length) return true
  const quote = words[at]?.quote
  const inside = words.flatMap((word, index) => (word.quote === quote ? [index] : []))
  return quote !== undefined && inside[0] === at && inside.at(-1) === end - 1
}

/** Every place where a phrase begins among words. */
export const indexesOfPhrase = (
  words: readonly WordAt[],
  { words: phrase, isWhole }: Phrase,
  isSame: SameWord = isWord,
): number[] => {
  if (phrase.length === 0) return []
  const isAt = (at: number) =>
    phrase.every((asked, offset) => isSame(asked, words[at + offset]?.word ?? '')) &&
    (!isWhole || areWhole(words, at, at + phrase.length))
  return words.flatMap((_, at) => (isAt(at) ? [at] : []))
}

/** Where a phrase begins among words; -1 if it is not there. */
export const indexOfPhrase = (
  words: readonly WordAt[],
  phrase: Phrase,
  isSame: SameWord = isWord,
): number => indexesOfPhrase(words, phrase, isSame)[0] ?? -1

const lengthOf = ({ phrase }: { phrase: Phrase }) => phrase.words.join(' ').length

/** Longest phrases first, since they say most. */
export const longestFirst = <Known extends { phrase: Phrase }>(known: readonly Known[]): Known[] =>
  known.toSorted((one, other) => lengthOf(other) - lengthOf(one))

/** In place of a word of a phrase that was found, so that no shorter phrase has it too. */
export const TAKEN: WordAt = { word: '', start: 0, end: 0 }

interface HasPhrase {
  phrase: Phrase
}

interface Index {
  /** The places in a list of the phrases that a word begins, or a word with a star. */
  starts: ReadonlyMap<string, readonly number[]>
  /** How long the beginnings of starred words are. */
  lengths: readonly number[]
}

const indexOf = (known: readonly HasPhrase[]): Index => {
  const starts = new Map<string, number[]>()
  for (const [at, { phrase }] of known.entries()) {
    const [first = ''] = phrase.words
    const places = starts.get(first)
    if (places) places.push(at)
    else starts.set(first, [at])
  }
  const starred = [...starts.keys()].filter((start) => start.endsWith('*'))
  return { starts, lengths: [...new Set(starred.map((start) => start.length - 1))] }
}

const indexes = new WeakMap<readonly HasPhrase[], Index>()

/** Those of many phrases that begin with a word of a text, in their order: the others are not in it. */
export const phrasesBegunIn = <Known extends HasPhrase>(
  known: readonly Known[],
  words: readonly WordAt[],
): Known[] => {
  const index = indexes.get(known) ?? indexOf(known)
  indexes.set(known, index)
  const places = new Set<number>()
  const add = (start: string) => {
    for (const place of index.starts.get(start) ?? []) places.add(place)
  }
  for (const { word } of words) {
    add(word)
    for (const length of index.lengths) if (length <= word.length) add(`${word.slice(0, length)}*`)
  }
  return [...places].sort((one, other) => one - other).flatMap((at) => known[at] ?? [])
}
