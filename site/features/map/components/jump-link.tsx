import type { MouseEvent, ReactNode } from 'react'
import { outlineButton } from '../../../theme/recipes/button.ts'
import { style } from '../../../theme/style.ts'
import { showPart } from '../show-part.ts'

const hiddenWhereWide = style({ display: { lg: 'none' } })
const focusedWhereWide = style({
  '@media screen and (min-width: 64rem)': {
    '&:not(:focus)': {
      position: 'absolute',
      width: '1px',
      height: '1px',
      minHeight: 0,
      padding: 0,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
})

interface JumpLinkProps {
  /** An element's id. */
  to: string
  /** Hidden on wide screens, which show both parts together; otherwise shown there on focus. */
  isForPhones?: boolean
  /** Its full accessible name, if there is room for only one word. */
  name?: string
  children: ReactNode
}

/** Jumps to another part of the page, and moves the focus there. */
export const JumpLink = ({ to, isForPhones = false, name, children }: JumpLinkProps) => {
  // A real jump would add a history entry.
  const jump = (event: MouseEvent) => {
    const part = document.getElementById(to)
    if (!part) return
    event.preventDefault()
    part.focus({ preventScroll: true })
    showPart(part)
  }
  return (
    <a
      href={`#${to}`}
      aria-label={name}
      css={[outlineButton, isForPhones ? hiddenWhereWide : focusedWhereWide]}
      onClick={jump}
    >
      {children}
    </a>
  )
}
