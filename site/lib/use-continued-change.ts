import { useEffect, useRef } from 'react'

const FRESH_STARTS = ['focusout', 'pointerdown', 'popstate']

/**
 * Tells whether a change continues the previous one: arrow keys in a select step through its
 * options, and Back should not step through them all again. A press with a finger or a mouse,
 * leaving the control, or going back starts a new change.
 * @returns a function that tells it for the control that has changed
 */
export const useContinuedChange = () => {
  const last = useRef<EventTarget>(null)
  useEffect(() => {
    const forget = () => {
      last.current = null
    }
    for (const event of FRESH_STARTS) addEventListener(event, forget)
    return () => {
      for (const event of FRESH_STARTS) removeEventListener(event, forget)
    }
  }, [])
  return (control: EventTarget) => {
    const isContinuation = control instanceof HTMLSelectElement && control === last.current
    last.current = control
    return isContinuation
  }
}
