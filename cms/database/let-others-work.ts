import { setImmediate } from 'node:timers/promises'

/** A visitor's request waits for no longer than this, whatever else the process does. */
const LONGEST_TURN_MS = 5

/** For long work in small steps: called between them, it lets waiting requests be answered now and then. */
export const letOthersWork = (): (() => Promise<void>) => {
  let began = performance.now()
  return async () => {
    if (performance.now() - began < LONGEST_TURN_MS) return
    await setImmediate()
    began = performance.now()
  }
}
