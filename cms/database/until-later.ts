import type { UntilEdit } from './until-edit.ts'

/** A reading that takes less is waited for, in milliseconds. */
const QUICK_MS = 500
/** A slow one takes so small a part of the time. */
const SHARE = 100

/**
 * Like untilEdit, for what is told by all rows of a large table. If reading it takes long, the value of before
 * the edit is given meanwhile, and many edits make it be read again only now and then.
 */
export const untilLater = <Value>(read: () => Promise<Value>): UntilEdit<Value> => {
  let known: { value: Value } | undefined
  let reading: Promise<Value> | undefined
  let [isStale, readAt, tookMs] = [false, 0, 0]
  const readNow = (): Promise<Value> => {
    isStale = false
    readAt = performance.now()
    const now = read()
      .then((value) => {
        known = { value }
        tookMs = performance.now() - readAt
        return value
      })
      .finally(() => {
        if (reading === now) reading = undefined
      })
    now.catch(() => {
      isStale = true
    })
    reading = now
    return now
  }
  return {
    get: async () => {
      if (!known) return isStale || !reading ? readNow() : reading
      const isQuick = tookMs < QUICK_MS
      const isDue = isQuick || performance.now() - readAt > SHARE * tookMs
      const next = isStale && isDue ? readNow() : reading
      return isQuick && next ? next : known.value
    },
    forget: () => {
      isStale = true
    },
  }
}
