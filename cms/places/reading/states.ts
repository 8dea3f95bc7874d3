import { isLikeLastWord, isLikeWord } from '../../contract/words-like-states.ts'
import { JURISDICTIONS, jurisdictionName } from '../jurisdictions.ts'
import { normalizeName } from '../normalize.ts'
import { MOST_STATE_WORDS, misspelledState, stateOf } from './state-names.ts'
import { nameOf, type Span, type Token, windowsOf } from './tokens.ts'
import { BUILDINGS } from './words.ts'

/** Words that name a state. */
export interface StateSpan extends Span {
  /** Abbreviation. */
  state: string
  /** 'sure' is never passed over, 'likely' is a state beside its town, and 'quiet' may as well be another word. */
  strength: 'sure' | 'likely' | 'quiet'
  /** Neither the name nor the postal abbreviation: 'Kent', 'Miss'. */
  isOld: boolean
  isMisspelled: boolean
}

const NAMES = new Map(
  JURISDICTIONS.map(({ abbreviation, name }) => [abbreviation, normalizeName(name)]),
)
const STATE_OF = new Set(['stateof', 'estadode'])

/** 'MT' is a state, though 'Mt' before another word is Mount. */
const wordsTogether = (tokens: readonly Token[], { from, to }: Span) =>
  tokens
    .slice(from, to)
    .map(({ word }) => word)
    .join('')

/** Whether a word stands alone between two commas, or behind the last one. */
export const isAlone = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.isAfterBreak === true && (tokens[at + 1]?.isAfterBreak ?? true)

/** How surely one word that is no whole name is meant as a state. */
const strengthOf = (
  tokens: readonly Token[],
  at: number,
  isOld: boolean,
): StateSpan['strength'] => {
  const { word = '', typed = '', isLoud = false } = tokens[at] ?? {}
  const isWord = isLikeWord(word)
  if (tokens.length === 1) return !isWord || typed === typed.toUpperCase() ? 'sure' : 'quiet'
  const isLast = at === tokens.length - 1
  const isEnd = isLast || tokens[at + 1]?.isAfterBreak === true
  if (isOld) return isEnd && !isWord ? 'likely' : 'quiet'
  if (!isWord) return 'sure'
  if (isLoud) return isEnd ? 'sure' : 'likely'
  return isAlone(tokens, at) || (isLast && !isLikeLastWord(word)) ? 'likely' : 'quiet'
}

/** 'mí' is me, and 'montaña' a mountain; 'Oregón' is the state. */
const isOtherWord = ({ word, typed }: Token): boolean =>
  /ñ/i.test(typed.normalize('NFC')) || (isLikeWord(word) && /\p{M}/u.test(typed.normalize('NFD')))

const stateAt = (tokens: readonly Token[], span: Span): StateSpan | undefined => {
  const { from, to } = span
  const first = tokens[from]
  if (!first) return undefined
  // 'the VA' is no state.
  if (to - from === 2 && first.word === 'the' && tokens[from + 1]?.word.length === 2)
    return undefined
  const name = nameOf(tokens, span)
  const state = stateOf(name) ?? stateOf(wordsTogether(tokens, span))
  const isOne = to - from === 1
  if (!state || (isOne && isOtherWord(first))) return undefined
  const isShort = isOne && NAMES.get(state) !== name
  const isOld = isShort && (first.word.length ?? 0) > 2
  // 'Ohio State University'
  const isState = tokens[to]?.word === 'state' && !tokens[to]?.isAfterBreak
  const next = tokens[isState ? to + 1 : to]
  const isOfBuilding = next !== undefined && !next.isAfterBreak && BUILDINGS.has(next.word)
  const isOf = from > 1 && STATE_OF.has(nameOf(tokens, { from: from - 2, to: from }))
  return {
    from: isOf ? from - 2 : from,
    to: isState ? to + 1 : to,
    state,
    strength: isShort ? strengthOf(tokens, from, isOld) : isOfBuilding ? 'likely' : 'sure',
    isOld,
    isMisspelled: false,
  }
}

const isInside = (one: Span, other: Span) =>
  other.from <= one.from && one.to <= other.to && other.to - other.from > one.to - one.from

/** The states that words of a text name, and not those within a longer one: the Virginia of West Virginia. */
export const statesIn = (tokens: readonly Token[]): StateSpan[] => {
  const spans = [...windowsOf(tokens, MOST_STATE_WORDS)].flatMap(
    (span) => stateAt(tokens, span) ?? [],
  )
  return spans.filter((one) => !spans.some((other) => isInside(one, other)))
}

const LONGEST_MISSPELLED = 3

/** States of words that are nothing else: 'Califronia', 'Nort Carolina'. */
export const misspelledStatesIn = (
  tokens: readonly Token[],
  isOdd: (at: number) => boolean,
): StateSpan[] =>
  [...windowsOf(tokens, LONGEST_MISSPELLED)].flatMap(({ from, to }): StateSpan[] => {
    const hasOdd = tokens.slice(from, to).some((_, offset) => isOdd(from + offset))
    const state = hasOdd ? misspelledState(nameOf(tokens, { from, to })) : undefined
    return state ? [{ from, to, state, strength: 'sure', isOld: false, isMisspelled: true }] : []
  })

/** The normalized name of a state. */
export const stateName = (state: string): string =>
  NAMES.get(state) ?? normalizeName(jurisdictionName(state))
