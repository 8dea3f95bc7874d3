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
export type SameWord = (expected: string, word: string) => boolean

export const isWord: SameWord = (expected, word) =>
  expected.endsWith('*') ? word.startsWith(expected.slice(0, -1)) : word === expected

/** Whether some words are the whole text, or all that is in quotes. */
const areWhole = (words: readonly WordAt[], at: number, end: number): boolean => {
  if (at === 0 && end === words.length) return true
  const quote = words[at]?.quote
  const inside = words.flatMap((word, index) => (word.quote === quote ? [index] : []))
  return quote !== undefined && inside[0] === at && inside.at(-1) === end - 1
}

/** Whether a phrase begins at a word. */
export const isPhraseAt = (
  words: readonly WordAt[],
  { words: phrase, isWhole }: Phrase,
  from: number,
  isSame: SameWord = isWord,
): boolean =>
  phrase.every((expected, offset) => isSame(expected, words[from + offset]?.word ?? '')) &&
  (!isWhole || areWhole(words, from, from + phrase.length))

const lengthOf = ({ phrase }: { phrase: Phrase }) => phrase.words.join(' ').length

/** Longest phrases first, since they say most. */
export const longestFirst = <Known extends { phrase: Phrase }>(known: readonly Known[]): Known[] =>
  known.toSorted((one, other) => lengthOf(other) - lengthOf(one))

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

/** A phrase of a list among the words of a text. */
export interface PhraseIn<Known> {
  known: Known
  from: number
  /** The first word after it. */
  to: number
}

/** Every place where phrases of a list stand among words, overlapping ones too, in the list's order. */
export const phrasesIn = <Known extends HasPhrase>(
  list: readonly Known[],
  words: readonly WordAt[],
): PhraseIn<Known>[] => {
  const index = indexes.get(list) ?? indexOf(list)
  indexes.set(list, index)
  const found: (PhraseIn<Known> & { at: number })[] = []
  const add = (start: string, from: number) => {
    for (const at of index.starts.get(start) ?? []) {
      const known = list[at]
      if (known && isPhraseAt(words, known.phrase, from))
        found.push({ known, from, to: from + known.phrase.words.length, at })
    }
  }
  for (const [from, { word }] of words.entries()) {
    add(word, from)
    for (const length of index.lengths)
      if (length <= word.length) add(`${word.slice(0, length)}*`, from)
  }
  return found.sort((one, other) => one.at - other.at)
}

/** Those that overlap none before them. */
export const apart = <Span extends { from: number; to: number }>(
  spans: readonly Span[],
): Span[] => {
  const kept: Span[] = []
  for (const span of spans)
    if (!kept.some(({ from, to }) => from < span.to && span.from < to)) kept.push(span)
  return kept
}
