import { setImmediate } from 'node:timers/promises'

/** A visitor's request waits so long several times, once for each of its queries. */
const LONGEST_TURN_MS = 2

/** For long work in small steps: called between them, it lets waiting requests be answered now and then. */
export const letOthersWork = (): (() => Promise<void>) => {
  let began = performance.now()
  return async () => {
    if (performance.now() - began < LONGEST_TURN_MS) return
    await setImmediate()
    began = performance.now()
  }
}
