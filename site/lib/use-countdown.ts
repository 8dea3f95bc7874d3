import { useEffect, useRef } from 'react'

/**
 * Calls back once when the time is up. A pause stops the clock; afterwards the remaining time runs.
 * @param milliseconds the total time, counted from the first render
 */
export const useCountdown = (milliseconds: number, paused: boolean, timeIsUp: () => void) => {
  const remaining = useRef(milliseconds)
  useEffect(() => {
    if (paused) return
    const started = Date.now()
    const timer = setTimeout(timeIsUp, remaining.current)
    return () => {
      clearTimeout(timer)
      remaining.current -= Date.now() - started
    }
  }, [paused, timeIsUp])
}
