import { useEffect } from 'react'

/**
 * Milliseconds: a browser often says that it is connected a little before anything goes through,
 * and a call that began without a connection may fail only after that.
 */
const ATTEMPTS_AFTER = [0, 1_000, 4_000]

/** Calls when the browser has found a connection again, and soon after. */
export const useWhenOnline = (call: () => void) => {
  useEffect(() => {
    let timers: ReturnType<typeof setTimeout>[] = []
    const stop = () => {
      for (const timer of timers) clearTimeout(timer)
    }
    const start = () => {
      stop()
      timers = ATTEMPTS_AFTER.map((ms) => setTimeout(call, ms))
    }
    window.addEventListener('online', start)
    return () => {
      window.removeEventListener('online', start)
      stop()
    }
  }, [call])
}
