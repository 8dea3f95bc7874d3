import { type SyntheticEvent, useRef } from 'react'
import { useNavigationType } from 'react-router-dom'

/**
 * Tells which choices in a form replace the history's entry: arrow keys through the options of one
 * closed select change it at each press, and are one step back together. Whoever opens it with a
 * finger or a mouse, leaves it, or has gone back since, makes a new entry.
 */
export const useFilterSteps = () => {
  const last = useRef<EventTarget>(null)
  const cameBack = useNavigationType() === 'POP'
  const forget = () => {
    last.current = null
  }
  return {
    /** For the form. */
    handlers: { onBlur: forget, onPointerDown: forget },
    replaces: ({ target }: SyntheticEvent): boolean => {
      const isSame = last.current === target && !cameBack
      last.current = target
      return isSame
    },
  }
}
