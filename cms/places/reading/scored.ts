import type { PlaceRow } from '../gazetteer-table.ts'
import type { Cover, PhraseSpan } from './cover.ts'
import type { NameSpan } from './names.ts'
import type { Gazetteer } from './open-gazetteer.ts'
import { people } from './spelling.ts'
import type { StateSpan } from './states.ts'
import type { Span, Token } from './tokens.ts'
import { WEIGHTS } from './weights.ts'
import { BETWEEN, CONNECTIVES, CONNECTIVES_OF_TWO, isSaidHere, WEAK_CONNECTIVES } from './words.ts'

/** A text, and all that its words may be. */
export interface Text {
  gazetteer: Gazetteer
  /** Whether clinics are near a place. */
  hasClinics: (row: PlaceRow) => boolean
  typed: string
  tokens: readonly Token[]
  /** Needs, filters and chains, and the best cover by them. */
  others: readonly PhraseSpan[]
  cover: Cover
  states: readonly StateSpan[]
  names: readonly NameSpan[]
}

/** One way to understand a text: which of its words are the place, with its state. */
export interface Reading extends Span {
  kind: 'zip' | 'name' | 'state' | 'country'
  /** Undefined for another country. */
  row: PlaceRow | undefined
  score: number
  name?: NameSpan
  state?: StateSpan
  /** The city that a neighborhood is in. */
  city?: PlaceRow
}

/** From so many people on, a town is known without its state. */
export const KNOWN_TOWN = 20_000

/** A place whose people nobody counted has hardly any; with its state it is meant all the same. */
const FEWEST = 20
const FEWEST_WITH_STATE = 1_000
/** The power of ten of a place's people, above that of a town which is as likely as an everyday word. */
export const sizeScore = (row: PlaceRow, hasState = false): number =>
  Math.log10(Math.max(people(row), hasState ? FEWEST_WITH_STATE : FEWEST)) + WEIGHTS.place

/** Whether words say something other than a place: part of a need, or what is said here of anything. */
export const isOther = ({ tokens, cover }: Text, at: number): boolean =>
  cover.isPhrase[at] === true || isSaidHere(tokens[at]?.word ?? '')

const MOST_BETWEEN = 3

/** How strongly the words before a place say that one comes: 'in downtown' Reno. */
export const connectiveBefore = (
  tokens: readonly Token[],
  from: number,
): 'strong' | 'weak' | undefined => {
  for (let at = from - 1; at >= Math.max(0, from - 1 - MOST_BETWEEN); at--) {
    const { word = '' } = tokens[at] ?? {}
    const isOfTwo = at > 0 && CONNECTIVES_OF_TWO.get(word) === tokens[at - 1]?.word
    if (CONNECTIVES.has(word) || isOfTwo) return 'strong'
    if (!BETWEEN.has(word)) return WEAK_CONNECTIVES.has(word) ? 'weak' : undefined
  }
  return undefined
}

const connectiveScore = (tokens: readonly Token[], from: number): number => {
  const connective = connectiveBefore(tokens, from)
  if (connective === 'strong') return WEIGHTS.afterConnective
  return connective === 'weak' ? WEIGHTS.afterWeakConnective : 0
}

/** What the words before and behind some are worth, and how strongly they say that a place comes. */
export const outsideScore = ({ tokens, cover }: Text, { from, to }: Span): number =>
  (cover.before[from] ?? 0) + (cover.after[to] ?? 0) + connectiveScore(tokens, from)

/** A capital within a text says a name; its first letter says nothing. */
export const capitalScore = ({ tokens }: Text, { from }: Span): number =>
  from > 0 && tokens[from]?.isCapital ? WEIGHTS.capital : 0

/** What the words score by themselves. */
export const ownScore = ({ cover }: Text, { from, to }: Span): number =>
  cover.words.slice(from, to).reduce((sum, one) => sum + one, 0)
