import { Box, chakra, defineStyle, useSlotRecipe } from '@chakra-ui/react'
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
  const styles = useSlotRecipe({ key: 'drawer' })()
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
      <chakra.summary css={styles.trigger}>
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
      <Box css={styles.backdrop} onClick={close} />
      <Box css={styles.content}>{children}</Box>
    </chakra.details>
  )
}
