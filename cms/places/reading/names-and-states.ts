import { joinWords } from '../normalize.ts'
import { isBefore } from './location-parts.ts'
import type { IsQuiet } from './quiet-states.ts'
import { MOST_STATE_WORDS, misspelledState, stateOf } from './state-names.ts'

/** A name's words and the abbreviation of the state given with it, if any. */
export type NameAndState = {
  words: string[]
  state: string | null
  loosened: boolean
  /** The state may as well be another word: the 'or' of 'Phoenix or'. */
  quiet?: boolean
}

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
export function namesAndStates(parts: string[][], isQuiet: IsQuiet): NameAndState[] {
  const whole = parts.flat()
  if (whole.length === 0) return []
  const given = inGivenState(parts, stateOfWords, isQuiet)
  return [...given, { words: whole, state: null, loosened: false }]
}

/** Looser readings: 'Reno, Nevda', 'CA, Petaluma', the parts of 'Soho, Manhattan'. */
export function loosenedNamesAndStates(parts: string[][], isQuiet: IsQuiet): NameAndState[] {
  const mended = inGivenState(parts, (words) => misspelledState(joinWords(words)), isQuiet)
  const first = parts[0] ?? []
  const leading = [
    ...(parts.length > 1 && !mayBeWord(first, isQuiet)
      ? inState(parts.slice(1), { state: stateOfWords(first) })
      : []),
    ...splitHead(parts.flat())
      .filter(({ head }) => !comesBeforeName(head, isQuiet))
      .flatMap(({ rest, state }) => inState([rest], { state })),
  ]
  const loosened = [...mended, ...leading].map((one) => ({ ...one, loosened: true }))
  const named = [...namesAndStates(parts, isQuiet), ...loosened].some(({ state }) => state)
  // A state that was given is never left out: 'Pittsburg, PA' is not the one in California.
  const apart = named || parts.length < 2 ? [] : parts
  return [...loosened, ...apart.map((words) => ({ words, state: null, loosened: true }))]
}

/** The names after a small word that is no state: 'or Houston', 'de Houston'. */
export function afterSmallWord(parts: string[][], isQuiet: IsQuiet): string[][] {
  return splitHead(parts.flat())
    .filter(({ head }) => comesBeforeName(head, isQuiet))
    .map(({ rest }) => rest)
}

/** The names before one: 'Houston or'. */
export function beforeSmallWord(parts: string[][], isQuiet: IsQuiet): string[][] {
  return inGivenState(parts, stateOfWords, isQuiet).flatMap(({ words, quiet }) =>
    quiet ? [words] : [],
  )
}

type StateReader = (words: string[]) => string | undefined
type Given = { state: string | undefined; quiet?: boolean }

const mayBeWord = (words: string[], isQuiet: IsQuiet) =>
  words.length === 1 && isQuiet(words[0] ?? '')

/** In 'DENTIST IN Atlanta' the capitals of 'in' say nothing. */
const comesBeforeName = (words: string[], isQuiet: IsQuiet) =>
  mayBeWord(words, isQuiet) || isBefore(words.join(' '))

/** The state comes last, with or without a comma before it. */
function inGivenState(parts: string[][], stateAt: StateReader, isQuiet: IsQuiet): NameAndState[] {
  const [last, earlier] = [parts.at(-1) ?? [], parts.slice(0, -1)]
  const state = stateAt(last)
  // 'Vienna, West Virginia' is not in Virginia.
  if (state && earlier.length > 0)
    return inState(earlier, { state, quiet: mayBeWord(last, isQuiet) })
  return splitTail(last, stateAt).flatMap(({ rest, tail, state }) =>
    inState([...earlier, rest], { state, quiet: mayBeWord(tail, isQuiet) }),
  )
}

/** The most local name first, in 'Hyde Park, Chicago, IL' as in '1 Main St, Reno, NV'. */
function inState(names: string[][], { state, quiet = false }: Given): NameAndState[] {
  if (!state) return []
  const local = names.filter((words) => names.length === 1 || !/^\d/.test(words[0] ?? ''))
  const [first, last] = [local[0], local.at(-1)]
  return [first, last === first ? undefined : last]
    .filter((words) => words !== undefined)
    .map((words) => ({ words, state, loosened: false, quiet }))
}

/** Every split into a name and the state after it, the longest state first. */
function splitTail(words: string[], stateAt: StateReader) {
  return splits(words.length).flatMap((length) => {
    const tail = words.slice(-length)
    const state = stateAt(tail)
    return state ? [{ rest: words.slice(0, -length), tail, state }] : []
  })
}

/** Whether words begin with a state of several: 'north carolina clinics'. */
export function beginsState(words: string[]): boolean {
  return splits(words.length + 1).some(
    (length) => length > 1 && stateOfWords(words.slice(0, length)),
  )
}

function splitHead(words: string[]) {
  return splits(words.length).flatMap((length) => {
    const head = words.slice(0, length)
    const state = stateOfWords(head)
    return state ? [{ rest: words.slice(length), head, state }] : []
  })
}

function splits(words: number): number[] {
  const longest = Math.max(0, Math.min(MOST_STATE_WORDS, words - 1))
  return Array.from({ length: longest }, (_, index) => longest - index)
}
