import { afterAll, onTestFinished } from 'vitest'

/** Ends something after the test that began it, or after the file. @returns what ends it earlier, once */
export const cleanUp = (end: () => Promise<void>): (() => Promise<void>) => {
  let ended: Promise<void> | undefined
  const once = () => {
    ended ??= end()
    return ended
  }
  try {
    onTestFinished(once)
  } catch {
    // No test runs: the file is being set up.
    afterAll(once)
  }
  return once
}
