const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`

/** How far a piece of work is: so much done, of how much. */
export type Progress = (done: number, total: number) => void

/** Of each tenth a log is told; a terminal shows every percent in one place. */
const LOGGED_PERCENT = 10
/** Wipes what stood on the line. */
const BACK = '\r\u001b[K'

const showProgress = (what: string): Progress => {
  let logged = 0
  return (done, total) => {
    const percent = Math.floor((100 * done) / total)
    if (process.stdout.isTTY) process.stdout.write(`${BACK}${what} … ${percent} %`)
    else if (percent >= logged + LOGGED_PERCENT) {
      logged = percent
      process.stdout.write(`${percent} % … `)
    }
  }
}

/** Does a piece of the set-up, and says what, how far it is, and how long it took. */
export const step = async <Result>(
  what: string,
  work: (progress: Progress) => Promise<Result>,
): Promise<Result> => {
  const started = performance.now()
  const end = (words: string) =>
    console.log(process.stdout.isTTY ? `${BACK}${what} … ${words}` : words)
  process.stdout.write(`${what} … `)
  try {
    const result = await work(showProgress(what))
    end(seconds(started))
    return result
  } catch (error) {
    end('failed')
    throw error
  }
}
