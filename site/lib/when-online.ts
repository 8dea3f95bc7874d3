import { useEffect } from 'react'

/**
 * Milliseconds. A browser often reports a connection a little before anything gets through, and a
 * request that started without a connection may fail only after that.
 */
const ATTEMPTS_AFTER = [0, 1_000, 4_000]

/** Calls when the browser is online again, and again shortly after. @returns a function that ends that */
export const whenOnline = (call: () => void): (() => void) => {
  let timers: ReturnType<typeof setTimeout>[] = []
  const clear = () => {
    for (const timer of timers) clearTimeout(timer)
  }
  const start = () => {
    clear()
    timers = ATTEMPTS_AFTER.map((ms) => setTimeout(call, ms))
  }
  window.addEventListener('online', start)
  return () => {
    window.removeEventListener('online', start)
    clear()
  }
}

export const useWhenOnline = (call: () => void) => {
  useEffect(() => whenOnline(call), [call])
}
