import { joinWords } from '../normalize.ts'
import { MOST_STATE_WORDS, misspelledState, stateOf } from './state-names.ts'

/** A name's words and the abbreviation of the state given with it, if any. */
export type NameAndState = { words: string[]; state: string | null; loosened: boolean }

const STATE_OF = new Set(['state of', 'estado de'])

/** The state that words name as a whole: 'wash', 'state of washington', 'new york state'. */
export function stateOfWords(words: string[]): string | undefined {
  const isState = STATE_OF.has(words.slice(0, 2).join(' '))
  const bare = isState ? words.slice(2) : words.at(-1) === 'state' ? words.slice(0, -1) : words
  return stateOf(joinWords(bare))
}

/**
 * The names and states that the parts between commas can be read as, likeliest first:
 * 'Petaluma, CA', 'Charleston West Virginia', 'Hyde Park, Chicago, IL', and last the words as a
 * bare name.
 */
export function namesAndStates(parts: string[][]): NameAndState[] {
  const whole = parts.flat()
  if (whole.length === 0) return []
  return [
    ...inGivenState(parts, stateOfWords, false),
    { words: whole, state: null, loosened: false },
  ]
}

/** Looser readings: 'Reno, Nevda', 'CA, Petaluma', the parts of 'Soho, Manhattan'. */
export function loosenedNamesAndStates(parts: string[][]): NameAndState[] {
  const mended = inGivenState(parts, (words) => misspelledState(joinWords(words)), true)
  const leading = [
    ...(parts.length > 1 ? inState(parts.slice(1), stateOfWords(parts[0] ?? []), true) : []),
    ...splitHead(parts.flat()).flatMap(({ rest, state }) => inState([rest], state, true)),
  ]
  const named = [...namesAndStates(parts), ...mended, ...leading].some(({ state }) => state)
  // A state that was given is never left out: 'Pittsburg, PA' is not the one in California.
  const apart = named || parts.length < 2 ? [] : parts
  return [...mended, ...leading, ...apart.map((words) => ({ words, state: null, loosened: true }))]
}

type StateReader = (words: string[]) => string | undefined

/** The state comes last, with or without a comma before it. */
function inGivenState(parts: string[][], stateAt: StateReader, loosened: boolean): NameAndState[] {
  const [last, earlier] = [parts.at(-1) ?? [], parts.slice(0, -1)]
  return [
    ...inState(earlier, stateAt(last), loosened),
    ...splitTail(last, stateAt).flatMap(({ rest, state }) =>
      inState([...earlier, rest], state, loosened),
    ),
  ]
}

/** The most local name first, in 'Hyde Park, Chicago, IL' as in '1 Main St, Reno, NV'. */
function inState(names: string[][], state: string | undefined, loosened: boolean): NameAndState[] {
  if (!state) return []
  const local = names.filter((words) => names.length === 1 || !/^\d/.test(words[0] ?? ''))
  const [first, last] = [local[0], local.at(-1)]
  return [first, last === first ? undefined : last]
    .filter((words) => words !== undefined)
    .map((words) => ({ words, state, loosened }))
}

/** Every split into a name and the state after it, the longest state first. */
function splitTail(words: string[], stateAt: StateReader) {
  return splits(words.length).flatMap((length) => {
    const state = stateAt(words.slice(-length))
    return state ? [{ rest: words.slice(0, -length), state }] : []
  })
}

function splitHead(words: string[]) {
  return splits(words.length).flatMap((length) => {
    const state = stateOfWords(words.slice(0, length))
    return state ? [{ rest: words.slice(length), state }] : []
  })
}

function splits(words: number): number[] {
  const longest = Math.max(0, Math.min(MOST_STATE_WORDS, words - 1))
  return Array.from({ length: longest }, (_, index) => longest - index)
}
