import { type WordAt, wordsOf } from '../../contract/phrases.ts'
import { isInCapitals, isLikeWord } from '../../contract/words-like-states.ts'
import { writtenOut } from '../normalize.ts'
import { rarityOf } from './everyday-words.ts'

/** A word of a text, and what is seen of it there. */
export interface Token extends WordAt {
  /** As names are compared: 'ft' is fort before another word. */
  name: string
  /** As it was typed. */
  typed: string
  /** A comma, a bracket or the like comes before it, or nothing. */
  isAfterBreak: boolean
  /** In capitals, in a text that isn't. */
  isLoud: boolean
  /** It begins with a capital, in a text that isn't all in capitals. */
  isCapital: boolean
  /** Powers of ten by which it is rarer than an everyday word. */
  rarity: number
}

/** Some words of a text, one after the other. */
export interface Span {
  from: number
  /** The first word after them. */
  to: number
}

/** Characters; the rest of a longer text can't be a place. */
const LONGEST_TEXT = 200
const BREAK = /[,;|()[\]\n\r]/

/** The words of a text. */
export const tokensOf = (typed: string): Token[] => {
  const text = typed.slice(0, LONGEST_TEXT)
  const isAllCapitals = text === text.toUpperCase()
  const words = wordsOf(text)
  return words.map((word, at): Token => {
    const own = text.slice(word.start, word.end)
    return {
      ...word,
      name: writtenOut(word.word, words[at + 1]?.word),
      typed: own,
      isAfterBreak: at === 0 || BREAK.test(text.slice(words[at - 1]?.end, word.start)),
      isLoud: isInCapitals(own, text),
      isCapital: !isAllCapitals && /^\p{Lu}/u.test(own),
      rarity: rarityOf(word.word),
    }
  })
}

/** The name that words make, as the gazetteer has it: 'Salt Lake City' → saltlakecity. */
export const nameOf = (tokens: readonly Token[], { from, to }: Span): string => {
  const first = to - from > 1 && tokens[from]?.name === 'the' ? from + 1 : from
  let name = ''
  for (let at = first; at < to; at++) name += tokens[at]?.name ?? ''
  return name
}

/** Every row of words without a break between them, so many at most. */
export function* windowsOf(tokens: readonly Token[], longest: number): Generator<Span> {
  for (let from = 0; from < tokens.length; from++)
    for (let to = from + 1; to <= Math.min(tokens.length, from + longest); to++) {
      if (to - from > 1 && tokens[to - 1]?.isAfterBreak) break
      yield { from, to }
    }
}

export const overlaps = (one: Span, other: Span): boolean =>
  one.from < other.to && other.from < one.to

export const isSame = (one: Span, other: Span): boolean =>
  one.from === other.from && one.to === other.to

const NUMBER = /^\d+$/
const ZIP = /^\d{5}$/

export const isNumber = ({ word }: Token): boolean => NUMBER.test(word)
export const isZipCode = ({ word }: Token): boolean => ZIP.test(word)

/** Whether a word is one of some spans'. */
export const isIn = (spans: readonly Span[], at: number): boolean =>
  spans.some(({ from, to }) => from <= at && at < to)

/** A word that is the abbreviation of a state as well, and is hardly meant as one. */
export const isSmallWord = ({ word, isLoud }: Token): boolean => isLikeWord(word) && !isLoud

/** Whether words are only such a one. */
export const isOneSmallWord = (tokens: readonly Token[], { from, to }: Span): boolean => {
  const token = tokens[from]
  return to - from === 1 && token !== undefined && isSmallWord(token)
}
