import { editDistance } from './edit-distance.ts'
import { begins, costOf, mostKeystrokes } from './spelling.ts'

/** What stands between the values of a line. */
const TAB = 9
/** Similar names to weigh, at most. */
const SIMILAR = 40
const LETTERS = 26
const [LETTER_A, DIGIT_0, BITS] = [97, 48, 32]

export interface SimilarNames {
  /** Every name but those of ZIP codes. */
  names: readonly string[]
  /** The line numbers of the names spelled most like one, those in a state and the most populous first. */
  to: (name: string, state: string | null) => number[]
}

type Letters = readonly [once: number, twice: number]

/** A bit for each letter that a name has, and for each that it has twice; digits share what is left. */
const lettersOf = (name: string): Letters => {
  let [once, twice] = [0, 0]
  for (let index = 0; index < name.length; index++) {
    const code = name.charCodeAt(index)
    const bit = code >= LETTER_A ? code - LETTER_A : LETTERS + ((code - DIGIT_0) % (BITS - LETTERS))
    twice |= once & (1 << bit)
    once |= 1 << bit
  }
  return [once, twice]
}

const bitsIn = (bits: number): number => {
  const pairs = bits - ((bits >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return (((fours + (fours >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24
}

interface Known {
  line: number
  name: string
  state: string
}

const readLine = (lines: Buffer, start: number, line: number): Known | undefined => {
  const nameEnd = lines.indexOf(TAB, start)
  const kindEnd = lines.indexOf(TAB, nameEnd + 1)
  if (kindEnd < 0 || lines.toString('latin1', nameEnd + 1, kindEnd) === 'zip') return undefined
  const name = lines.toString('latin1', start, nameEnd)
  const state = lines.toString('latin1', kindEnd + 1, kindEnd + 3)
  return { line, name, state }
}

interface Lines {
  /** As PLACE_LINES gives them, and where each starts. */
  lines: Buffer
  starts: Uint32Array
  /** How many people live there. */
  people: Int32Array
  /** The first line whose name begins so, and the first after them. */
  beginning: (start: string) => { first: number; end: number }
}

/** Most misspelled names have no more wrong letters, and those with more are only compared if there are none. */
const FEW = 2

/**
 * Compares a name with every one of about its length that is in memory, except ZIP codes: most differ in their letters by
 * more keystrokes than a misspelling has.
 */
export const openSimilarNames = ({ lines, starts, people, beginning }: Lines): SimilarNames => {
  const known = Array.from(people, (_, line) => readLine(lines, starts[line] ?? 0, line))
    .filter((one) => one !== undefined)
    .sort((one, other) => one.name.length - other.name.length)
  // Apart from the names, since reading them all is what takes the time.
  const once = Int32Array.from(known, ({ name }) => lettersOf(name)[0])
  const twice = Int32Array.from(known, ({ name }) => lettersOf(name)[1])
  const firsts = Uint8Array.from(known, ({ name }) => name.charCodeAt(0))
  const seconds = Uint8Array.from(known, ({ name }) => name.charCodeAt(1))
  /** The first name of each length. */
  const starting = known.reduce<number[]>((all, { name }, index) => {
    while (all.length <= name.length) all.push(index)
    return all
  }, [])
  const firstOf = (length: number) => starting[Math.max(0, length)] ?? known.length

  const alike = (
    typed: string,
    state: string | null,
    most: number,
  ): { line: number; cost: number }[] => {
    const elsewhere = Math.min(most, mostKeystrokes(typed, false))
    const there = Math.min(most, mostKeystrokes(typed, true))
    const widest = state === null ? elsewhere : Math.max(elsewhere, there)
    const [typedOnce, typedTwice] = lettersOf(typed)
    const [first, second] = [typed.charCodeAt(0), typed.charCodeAt(1)]
    /** One slip leaves one of the first two letters where it was, or beside that. */
    const isBegunAlike = (own: number, next: number) =>
      first === own || second === next || first === next || second === own
    const similar: { line: number; cost: number }[] = []
    const end = firstOf(typed.length + widest + 1)
    for (let index = firstOf(typed.length - widest); index < end; index++) {
      if (!isBegunAlike(firsts[index] ?? 0, seconds[index] ?? 0)) continue
      const own = once[index] ?? 0
      const ownTwice = twice[index] ?? 0
      if (bitsIn(typedOnce & ~own) + bitsIn(typedTwice & ~ownTwice) > widest) continue
      if (bitsIn(own & ~typedOnce) + bitsIn(ownTwice & ~typedTwice) > widest) continue
      const one = known[index]
      if (!one) continue
      const allowed = state === one.state ? there : elsewhere
      const keystrokes = editDistance(typed, one.name, allowed)
      if (keystrokes > allowed) continue
      const isElsewhere = state !== null && state !== one.state
      const cost = costOf({ keystrokes, people: people[one.line] ?? 0, isElsewhere })
      similar.push({ line: one.line, cost })
    }
    return similar
  }

  const begun = (typed: string, state: string | null): { line: number; cost: number }[] => {
    const { first, end } = beginning(typed)
    return Array.from({ length: end - first }, (_, index) => first + index).flatMap((line) => {
      const one = readLine(lines, starts[line] ?? 0, line)
      if (!one || !begins(typed, one.name)) return []
      const isElsewhere = state !== null && state !== one.state
      return [{ line, cost: costOf({ keystrokes: 1, people: people[line] ?? 0, isElsewhere }) }]
    })
  }

  const to = (typed: string, state: string | null): number[] => {
    const near = [...begun(typed, state), ...alike(typed, state, FEW)]
    const all = near.length > 0 ? near : alike(typed, state, Number.POSITIVE_INFINITY)
    return all
      .sort((one, other) => one.cost - other.cost)
      .slice(0, SIMILAR)
      .map(({ line }) => line)
  }
  return { names: known.map(({ name }) => name), to }
}
