/** Waits for its turn. @returns a function that passes it on, once */
export type TakeTurn = () => Promise<() => void>

/**
 * One turn after the other, in the order in which people came.
 * @param mostWaiting how many may wait
 * @param refuse makes the error for one more
 */
export const turns = (mostWaiting: number, refuse: () => Error): TakeTurn => {
  let last: Promise<void> = Promise.resolve()
  let unfinished = 0
  return async () => {
    if (unfinished > mostWaiting) throw refuse()
    unfinished++
    const before = last
    let pass = () => {}
    last = new Promise<void>((resolve) => {
      pass = resolve
    }).then(() => {
      unfinished--
    })
    await before
    return pass
  }
}
