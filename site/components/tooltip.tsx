import { defineStyle, Span } from '@chakra-ui/react'
import { type PointerEvent, type ReactNode, useEffect, useRef, useState } from 'react'

/** How long a pointer rests before the tooltip shows, in milliseconds. */
const DELAY_MS = 700
/** Within this time after leaving another tooltip, the next shows immediately, in milliseconds. */
const SKIP_DELAY_MS = 300
const bubble = defineStyle({
  position: 'absolute',
  zIndex: 7,
  bottom: '100%',
  insetInlineEnd: 0,
  width: 'max-content',
  maxWidth: '16rem',
  paddingInline: '3',
  paddingBlock: '1',
  background: 'ink',
  color: 'paper',
  borderRadius: 'control',
  fontSize: '16',
})

/** When the last tooltip on the page was left. */
let leftAt = Number.NEGATIVE_INFINITY

interface TooltipProps {
  /** The control's name; its accessible name is the same. */
  label: string
  /** A control without words. */
  children: ReactNode
}

/**
 * Shows a control's name beside it when a pointer rests or a finger stays on it, and immediately
 * on keyboard focus. Escape hides it. Chakra's tooltip has no skip delay and no touch support.
 */
export const Tooltip = ({ label, children }: TooltipProps) => {
  const [shown, setShown] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const held = useRef(false)
  useEffect(() => () => clearTimeout(timer.current), [])

  const hide = () => {
    clearTimeout(timer.current)
    if (shown) leftAt = performance.now()
    setShown(false)
  }
  const enter = ({ pointerType }: PointerEvent) => {
    clearTimeout(timer.current)
    held.current = false
    const delay = performance.now() - leftAt < SKIP_DELAY_MS ? 0 : DELAY_MS
    timer.current = setTimeout(() => {
      held.current = pointerType === 'touch'
      setShown(true)
    }, delay)
  }

  return (
    <Span
      position="relative"
      display="inline-flex"
      onPointerEnter={enter}
      onPointerLeave={hide}
      onPointerDown={({ pointerType }) => {
        if (pointerType !== 'touch') hide()
      }}
      onFocus={({ target }) => {
        if (target.matches(':focus-visible')) setShown(true)
      }}
      onBlur={hide}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !shown) return
        event.stopPropagation()
        hide()
      }}
      onClickCapture={(event) => {
        // A long touch asks for the tooltip and is not a press.
        if (held.current) event.stopPropagation()
        held.current = false
      }}
    >
      {children}
      {shown && (
        // The control says the same to a screen reader.
        <Span css={bubble} role="tooltip" aria-hidden="true">
          {label}
        </Span>
      )}
    </Span>
  )
}
