import { editDistance } from './edit-distance.ts'
import { begins, costOf, mostKeystrokes } from './spelling.ts'

/** What stands between the values of a line. */
const TAB = 9
/** Similar names to weigh, at most. */
const SIMILAR = 40
const LETTERS = 26
const [LETTER_A, DIGIT_0, BITS] = [97, 48, 32]

/** The line numbers of the names spelled most like one, those in a state and the most populous first. */
export type SimilarNames = (name: string, state: string | null) => number[]

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

/**
 * Compares a name with every one that is in memory, except ZIP codes, in about a millisecond: most differ
 * in length or in their letters by more keystrokes than a misspelling has.
 * @param lines as PLACE_LINES gives them, where each starts, and how many people live there
 */
export const openSimilarNames = (
  lines: Buffer,
  starts: Uint32Array,
  people: Int32Array,
): SimilarNames => {
  const known = Array.from(people, (_, line) => readLine(lines, starts[line] ?? 0, line)).filter(
    (one) => one !== undefined,
  )
  // Apart from the names, since reading them all is what takes the time.
  const lengths = Uint8Array.from(known, ({ name }) => name.length)
  const once = Int32Array.from(known, ({ name }) => lettersOf(name)[0])
  const twice = Int32Array.from(known, ({ name }) => lettersOf(name)[1])
  return (typed, state) => {
    const [elsewhere, there] = [mostKeystrokes(typed, false), mostKeystrokes(typed, true)]
    const widest = state === null ? elsewhere : Math.max(elsewhere, there)
    const [typedOnce, typedTwice] = lettersOf(typed)
    const similar: { line: number; cost: number }[] = []
    const mayBeAlike = (index: number): boolean => {
      const [own, ownTwice] = [once[index] ?? 0, twice[index] ?? 0]
      const more = (lengths[index] ?? 0) - typed.length
      const dropped = bitsIn(typedOnce & ~own) + bitsIn(typedTwice & ~ownTwice)
      if (dropped === 0 && more > 0) return true
      if (dropped > widest || Math.abs(more) > widest) return false
      return bitsIn(own & ~typedOnce) + bitsIn(ownTwice & ~typedTwice) <= widest
    }
    for (let index = 0; index < known.length; index++) {
      const one = mayBeAlike(index) ? known[index] : undefined
      if (!one) continue
      const most = state === one.state ? there : elsewhere
      const keystrokes = begins(typed, one.name) ? 1 : editDistance(typed, one.name, most)
      if (keystrokes > most) continue
      const isElsewhere = state !== null && state !== one.state
      const cost = costOf({ keystrokes, people: people[one.line] ?? 0, isElsewhere })
      similar.push({ line: one.line, cost })
    }
    return similar
      .sort((one, other) => one.cost - other.cost)
      .slice(0, SIMILAR)
      .map(({ line }) => line)
  }
}
