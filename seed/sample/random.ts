/** Repeatable randomness: the same seed gives the same numbers. */
export interface Random {
  /** True with a probability of `share`, 0 to 1. */
  chance: (share: number) => boolean
  /** A whole number from `min` to `max`, both included. */
  whole: (min: number, max: number) => number
  pick: <T>(choices: readonly T[]) => T
  /** Some of the choices, in their own order. */
  some: <T>(choices: readonly T[], count: number) => T[]
}

/** Mulberry32: 32 bits of state, plenty for sample data. */
const mulberry32 = (seed: number) => {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

export const createRandom = (seed: number): Random => {
  const next = mulberry32(seed)
  const whole = (min: number, max: number) => min + Math.floor(next() * (max - min + 1))
  const pick = <T>(choices: readonly T[]): T => {
    const choice = choices[whole(0, choices.length - 1)]
    if (choice === undefined) throw new RangeError('There is nothing to pick from.')
    return choice
  }
  const some = <T>(choices: readonly T[], count: number): T[] => {
    const drawn = choices.map((choice, index) => ({ choice, index, order: next() }))
    drawn.sort((a, b) => a.order - b.order)
    return drawn
      .slice(0, count)
      .sort((a, b) => a.index - b.index)
      .map(({ choice }) => choice)
  }
  return { chance: (share) => next() < share, whole, pick, some }
}
