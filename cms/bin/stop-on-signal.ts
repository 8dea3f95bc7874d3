/** Milliseconds for an orderly end. */
const PATIENCE_MS = 10_000

/** Ends the process once it is closed, within ten seconds; asked again, immediately. */
const stopper = (close: () => Promise<void>): (() => void) => {
  let closing = false
  return () => {
    if (closing) process.exit(1)
    closing = true
    setTimeout(() => {
      console.error('Stopping took too long, so it was cut short.')
      process.exit(1)
    }, PATIENCE_MS).unref()
    void close().finally(() => process.exit(0))
  }
}

/** Stops on Ctrl-C or SIGTERM. */
export const stopOnSignal = (close: () => Promise<void>): void => {
  const stop = stopper(close)
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
}

/** Stops when the process that started this one says so, or on SIGTERM. */
export const stopWhenTold = (close: () => Promise<void>): void => {
  const stop = stopper(close)
  process.on('message', stop)
  process.on('SIGTERM', stop)
  // A terminal sends Ctrl-C to all processes at once. The first one passes it on.
  process.on('SIGINT', () => undefined)
}
