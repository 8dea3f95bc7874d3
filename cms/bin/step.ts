const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`

/** Reports progress: how much is done, of how much. */
export type Progress = (done: number, total: number) => void

/** A log shows every ten percent; a terminal updates each percent in place. */
const LOGGED_PERCENT = 10
/** Clears the line. */
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

/** Runs a step of the setup, and prints its name, its progress and how long it took. */
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
