/** Pino's level for errors; 60 is a fatal one. */
const ERROR = 50

const found: string[] = []
/** All lines of the logs, with their times. */
const logged: { time: number; line: string }[] = []
let expected: RegExp[] = []

/** Whether a line of the product's log tells of an error. Other output is no JSON. */
const isError = (line: string): boolean => {
  if (!line.startsWith('{"level":')) return false
  return Number(/^\{"level":(\d+)/.exec(line)?.[1]) >= ERROR
}

/** Playwright's reporter hears what its workers print. */
const isPlaywrightWorker = process.env.TEST_WORKER_INDEX !== undefined

/** Takes what a program writes, in pieces, and keeps the lines of its log that tell of errors. */
export const readErrorLines = (): ((piece: string | Buffer) => void) => {
  let rest = ''
  return (piece) => {
    const lines = (rest + piece).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) {
      const time = Number(/^\{"level":\d+,"time":(\d+)/.exec(line)?.[1])
      if (time) logged.push({ time, line })
    }
    const errors = lines.filter(isError)
    if (isPlaywrightWorker) for (const line of errors) console.log(line)
    else found.push(...errors)
  }
}

/** What the products logged between two times, in milliseconds since 1970. */
export const loggedBetween = (from: number, to: number): string[] =>
  logged.filter(({ time }) => time >= from && time <= to).map(({ line }) => line)

/**
 * Says that the tests of this file cause errors on purpose, which the log tells of.
 * Any other line with an error fails a test.
 */
export const expectErrorLines = (...patterns: RegExp[]): void => {
  expected.push(...patterns)
}

/** For the next file. */
export const expectNoErrorLines = (): void => {
  expected = []
}

/** The errors that nobody expects, since this was last asked. */
export const unexpectedErrors = (also: readonly RegExp[] = []): string[] =>
  found.splice(0).filter((line) => ![...expected, ...also].some((pattern) => pattern.test(line)))
