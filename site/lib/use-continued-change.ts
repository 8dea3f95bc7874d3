import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

const FRESH_STARTS = ['focusout', 'pointerdown']

/**
 * Tells whether a change continues the previous one: arrow keys in a select step through its
 * options, and Back should not step through them all again. A press with a finger or a mouse,
 * leaving the control, or going back starts a new change.
 * @returns a function that tells it for the control that has changed
 */
export const useContinuedChange = () => {
  const last = useRef<EventTarget>(null)
  const { key } = useLocation()
  const type = useNavigationType()
  // biome-ignore lint/correctness/useExhaustiveDependencies: two steps back are two changes
  useEffect(() => {
    if (type === 'POP') last.current = null
  }, [key, type])
  useEffect(() => {
    const forget = () => {
      last.current = null
    }
    for (const event of FRESH_STARTS) document.addEventListener(event, forget)
    return () => {
      for (const event of FRESH_STARTS) document.removeEventListener(event, forget)
    }
  }, [])
  return (control: EventTarget) => {
    const isContinuation = control instanceof HTMLSelectElement && control === last.current
    last.current = control
    return isContinuation
  }
}
