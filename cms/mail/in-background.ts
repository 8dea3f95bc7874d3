const underway = new Set<Promise<unknown>>()

/**
 * Goes on with emails that no answer waits for.
 * @param sending says itself, in the log, if it fails
 */
export const inBackground = (sending: Promise<unknown>): void => {
  const done = sending.finally(() => underway.delete(done))
  underway.add(done)
}

/** Waits for them, before the database is closed that they read. */
export const backgroundDone = async (): Promise<void> => {
  await Promise.allSettled(underway)
}
