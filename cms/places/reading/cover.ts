import { isLikeWord } from '../../contract/words-like-states.ts'
import { isNumber, type Span, type Token } from './tokens.ts'
import { WEIGHTS } from './weights.ts'
import { isSaidHere } from './words.ts'

/** Words of a text that say something other than a place, such as a need. */
export interface PhraseSpan extends Span {
  /** How much likelier they are meant so than as words one by one. */
  score: number
  isUrgent: boolean
}

/** How well the words of a text are explained without a place. */
export interface Cover {
  /** The score of each word by itself. */
  words: readonly number[]
  /** The best score of the words up to one, and from one on, phrases counted. */
  before: readonly number[]
  after: readonly number[]
  /** Whether a word belongs to one of the best phrases. */
  isPhrase: readonly boolean[]
}

/** What a word scores that is neither a place nor part of a phrase. */
const wordScore = (token: Token): number => {
  const { word, rarity } = token
  if (isLikeWord(word) || word.length === 1) return 0
  if (isSaidHere(word)) return WEIGHTS.saidHereAsWord
  return isNumber(token) ? WEIGHTS.number : -rarity
}

/** Best scores from the left, and the phrase that ends where each is reached. */
const fromLeft = (words: readonly number[], phrases: readonly PhraseSpan[]) => {
  const scores = [0]
  const ends: (PhraseSpan | undefined)[] = []
  for (const [at, own] of words.entries()) {
    scores.push((scores[at] ?? 0) + own)
    for (const phrase of phrases) {
      const score = (scores[phrase.from] ?? 0) + phrase.score
      if (phrase.to !== at + 1 || score <= (scores[at + 1] ?? 0)) continue
      scores[at + 1] = score
      ends[at + 1] = phrase
    }
  }
  return { scores, ends }
}

const mirrored = (count: number, phrases: readonly PhraseSpan[]): PhraseSpan[] =>
  phrases.map((phrase) => ({ ...phrase, from: count - phrase.to, to: count - phrase.from }))

/** The best way to explain the words of a text by phrases that don't overlap. */
export const coverOf = (tokens: readonly Token[], phrases: readonly PhraseSpan[]): Cover => {
  const words = tokens.map(wordScore)
  const count = words.length
  const left = fromLeft(words, phrases)
  const right = fromLeft(words.toReversed(), mirrored(count, phrases))
  const isPhrase = words.map(() => false)
  for (let at = count; at > 0; at = left.ends[at]?.from ?? at - 1)
    if (left.ends[at]) isPhrase.fill(true, left.ends[at]?.from, at)
  return { words, before: left.scores, after: right.scores.toReversed(), isPhrase }
}
