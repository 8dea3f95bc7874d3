import type { NameSpan } from './names.ts'
import { connectiveBefore, type Text } from './scored.ts'
import { LARGE_CITY, people, weighSimilar } from './spelling.ts'
import type { StateSpan } from './states.ts'
import { nameOf, overlaps, type Span, type Token, windowsOf } from './tokens.ts'
import { DETERMINERS, isSaidHere } from './words.ts'

/** More names are not compared with every one, which takes a millisecond each. */
const MOST_COMPARED = 4
const LONGEST_MISSPELLED = 3
/** Names to offer for each. */
const MOST_SIMILAR = 6

/** The state that is typed behind a name, or surely anywhere else. */
const stateFor = (states: readonly StateSpan[], span: Span): string | null => {
  const behind = states.find(({ from, strength }) => from === span.to && strength !== 'quiet')
  const sure = states.find((state) => state.strength === 'sure' && !overlaps(state, span))
  return (behind ?? sure)?.state ?? null
}

/** 'Orlanod that' is no name, but 'the Bronks' is one. */
const mayBeNameAt = (tokens: readonly Token[], { from, to }: Span): boolean => {
  const [first = '', last = ''] = [tokens[from]?.word, tokens[to - 1]?.word]
  return (!isSaidHere(first) || DETERMINERS.has(first)) && (to - from === 1 || !isSaidHere(last))
}

/** Two words or more where a place is said, each an everyday one: 'Sa Francisco'. */
const isWhereSaid = (tokens: readonly Token[], { from, to }: Span): boolean =>
  to - from > 1 &&
  !DETERMINERS.has(tokens[from]?.word ?? '') &&
  (from === 0 ? to === tokens.length : connectiveBefore(tokens, from) === 'strong')

/**
 * Names that some words are spelled like, of which one at least is odd.
 * @param isOdd whether a word may be misspelled
 */
export const slipsIn = (text: Text, isOdd: (at: number) => boolean): NameSpan[] => {
  const { gazetteer, tokens, cover, states } = text
  const isFree = ({ from, to }: Span) => !cover.isPhrase[from] && !cover.isPhrase[to - 1]
  const hasOdd = ({ from, to }: Span) =>
    tokens.slice(from, to).some((_, index) => isOdd(from + index))
  const isSaid = ({ from }: Span) => Number(connectiveBefore(tokens, from) === 'strong')
  return [...windowsOf(tokens, LONGEST_MISSPELLED)]
    .filter(
      (span) =>
        (hasOdd(span) || isWhereSaid(tokens, span)) && isFree(span) && mayBeNameAt(tokens, span),
    )
    .toSorted((one, other) => isSaid(other) - isSaid(one))
    .slice(0, MOST_COMPARED)
    .flatMap((span) =>
      weighSimilar(gazetteer, nameOf(tokens, span), stateFor(states, span))
        .slice(0, MOST_SIMILAR)
        .map(
          ({ row, isBeginning, isSure, keystrokes }): NameSpan => ({
            ...span,
            rows: [row],
            how: isBeginning ? 'begun' : 'exact',
            slips: isBeginning ? 0 : keystrokes,
            isSure: isSure && (hasOdd(span) || people(row) >= LARGE_CITY),
          }),
        ),
    )
}
