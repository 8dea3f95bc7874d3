import { type ReactNode, useId } from 'react'
import { style } from '../theme/style.ts'

const note = style({
  position: 'relative',
  background: 'wash',
  borderRadius: '2px',
  paddingInline: '6',
  paddingTop: '8',
  paddingBottom: '6',
  // The pin.
  _before: {
    content: '""',
    position: 'absolute',
    top: '-0.5rem',
    insetInlineStart: '6',
    width: '1.25rem',
    height: '1.25rem',
    borderRadius: 'round',
    background: 'brand',
    borderWidth: '4px',
    borderColor: 'paper',
  },
})
const title = style({ fontSize: '20', marginBottom: '4' })

interface PinnedNoteProps {
  heading: string
  children: ReactNode
}

/** A note pinned beside what matters on the page. */
export const PinnedNote = ({ heading, children }: PinnedNoteProps) => {
  const id = useId()
  return (
    <aside css={note} aria-labelledby={id}>
      <h2 id={id} css={title}>
        {heading}
      </h2>
      {children}
    </aside>
  )
}
