import { Button, defineStyle } from '@chakra-ui/react'
import type { MouseEvent, ReactNode } from 'react'
import { readAloud } from '../../../../../theme/recipes/layout.ts'
import { showPart } from '../show-part.ts'

/** Shown on focus where the list is beside the map; elsewhere it is a view of its own. */
const onFocus = defineStyle({
  display: { base: 'none', lg: 'inline-flex' },
  '&:not(:focus)': { ...readAloud, minHeight: 0, padding: 0 },
})

interface JumpLinkProps {
  /** An element's id. */
  to: string
  children: ReactNode
}

/** Jumps to another part of the page, and moves the focus there. */
export const JumpLink = ({ to, children }: JumpLinkProps) => {
  // A real jump would add a history entry.
  const jump = (event: MouseEvent) => {
    const part = document.getElementById(to)
    if (!part) return
    event.preventDefault()
    part.focus({ preventScroll: true })
    showPart(part)
  }
  return (
    <Button asChild variant="outline" css={onFocus}>
      <a href={`#${to}`} onClick={jump}>
        {children}
      </a>
    </Button>
  )
}
