/** Closes in order on Ctrl-C or a polite kill; a second signal stops at once. */
export const stopOnSignal = (close: () => Promise<void>): void => {
  let closing = false
  const stop = () => {
    if (closing) process.exit(1)
    closing = true
    void close().finally(() => process.exit(0))
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
}
