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
  /** Not for wide screens, where both parts are seen at once; otherwise shown there on focus. */
  isForPhones?: boolean
  /** Its whole name, where there is room for one word. */
  name?: string
  children: ReactNode
}

/** Leads to another part of the page, and takes the focus along. */
export const JumpLink = ({ to, isForPhones = false, name, children }: JumpLinkProps) => {
  // A real jump would be an entry of the history.
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
