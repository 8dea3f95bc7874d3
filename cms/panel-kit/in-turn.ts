/** Starts work, or waits for its turn first. */
export type InTurn = <Result>(work: () => Promise<Result>) => Promise<Result>

/**
 * Does one piece of work after the other, in the order in which they came.
 * @param mostWaiting how many may wait
 * @param refuse makes the error for one more
 */
export const oneAtATime = (mostWaiting: number, refuse: () => Error): InTurn => {
  let last: Promise<unknown> = Promise.resolve()
  let unfinished = 0
  return async (work) => {
    if (unfinished > mostWaiting) throw refuse()
    unfinished++
    const mine = last.then(work)
    last = mine.catch(() => undefined)
    try {
      return await mine
    } finally {
      unfinished--
    }
  }
}
