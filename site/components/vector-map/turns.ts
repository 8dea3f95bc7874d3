/** Milliseconds of each frame that may be spent on painting; a frame has 16. */
const SHARE_MS = 6

/**
 * Does one piece of work after the other, spread over frames, so that the map moves smoothly
 * meanwhile.
 * @returns takes a piece of work, and resolves once it is done
 */
export const createTurns = () => {
  const waiting: (() => void)[] = []
  let isPlanned = false
  const plan = () => {
    if (!isPlanned && waiting.length > 0) requestAnimationFrame(run)
    isPlanned = waiting.length > 0
  }
  const run = () => {
    const end = performance.now() + SHARE_MS
    do waiting.shift()?.()
    while (waiting.length > 0 && performance.now() < end)
    isPlanned = false
    plan()
  }
  return (work: () => void): Promise<void> =>
    new Promise((resolve, reject) => {
      waiting.push(() => {
        try {
          resolve(work())
        } catch (error) {
          reject(error)
        }
      })
      plan()
    })
}
