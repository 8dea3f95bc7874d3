import { Box, chakra, defineStyle } from '@chakra-ui/react'
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { Icon } from './icon.tsx'

const details = defineStyle({
  // As large as its button, even before that and its word have come.
  minWidth: '6.5rem',
  minHeight: 'touch',
  '& .opened': { display: 'none' },
  '&[open] .opened': { display: 'inline-flex' },
  '&[open] .closed': { display: 'none' },
})
const summary = defineStyle({
  display: 'flex',
  alignItems: 'center',
  minHeight: 'touch',
  paddingInline: '3',
  borderRadius: 'control',
  borderWidth: '1px',
  borderColor: 'edge',
  background: 'card',
  fontWeight: 'bold',
  whiteSpace: 'nowrap',
  // While open, it is above the panel, and closes it.
  'details[open] > &': { position: 'fixed', top: '2', insetInlineEnd: '4', zIndex: 3 },
  '& span': { display: 'inline-flex', alignItems: 'center', gap: '2' },
})
const panel = defineStyle({
  position: 'fixed',
  insetBlock: 0,
  insetInlineEnd: 0,
  zIndex: 2,
  width: 'min(20rem, 86vw)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  background: 'paper',
  boxShadow: 'float',
  animation: 'slideIn 180ms ease-out',
})

interface SlidePanelProps {
  openLabel: string
  closeLabel: string
  children: ReactNode
}

/**
 * A panel that slides in from the right. It is a <details>, so it opens before any script has
 * loaded. Scripts move the focus in, and close it on Escape, on a click outside, when the focus
 * leaves, and on navigation.
 */
export const SlidePanel = ({ openLabel, closeLabel, children }: SlidePanelProps) => {
  const ref = useRef<HTMLDetailsElement>(null)
  const { key } = useLocation()
  const close = () => ref.current?.removeAttribute('open')

  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation closes the panel
  useEffect(close, [key])

  const moveFocusIn = () => {
    if (ref.current?.open) ref.current.querySelector('a')?.focus()
  }

  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !ref.current?.open) return
    close()
    ref.current.querySelector('summary')?.focus()
  }

  return (
    <chakra.details
      data-slide-panel=""
      ref={ref}
      css={details}
      onToggle={moveFocusIn}
      onKeyDown={closeOnEscape}
      onBlur={(event) => {
        if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) close()
      }}
    >
      <chakra.summary css={summary}>
        <span className="closed">
          <Icon name="menu" />
          <span>{openLabel}</span>
        </span>
        <span className="opened">
          <Icon name="close" />
          <span>{closeLabel}</span>
        </span>
      </chakra.summary>
      {/* Escape and the summary do the same. */}
      <Box position="fixed" inset={0} zIndex={1} background="rgb(10 14 19 / 0.5)" onClick={close} />
      <Box css={panel}>{children}</Box>
    </chakra.details>
  )
}
