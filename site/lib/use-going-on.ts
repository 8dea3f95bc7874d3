import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

const FRESH_STARTS = ['focusout', 'pointerdown']

/**
 * Tells whether a change goes on with the one before it: arrow keys in a select pass each of its
 * options, and Back should not pass them all again. Whoever opens it with a finger or a mouse, leaves
 * it or has gone back since begins anew.
 * @returns asks for the control that has changed
 */
export const useGoingOn = () => {
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
    const goesOn = control instanceof HTMLSelectElement && control === last.current
    last.current = control
    return goesOn
  }
}
