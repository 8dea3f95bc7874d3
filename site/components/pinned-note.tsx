import { chakra, defineStyle, Heading } from '@chakra-ui/react'
import { type ReactNode, useId } from 'react'

const note = defineStyle({
  position: 'relative',
  background: 'wash',
  borderRadius: '2px',
  paddingInline: { base: '4', sm: '6' },
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

interface PinnedNoteProps {
  heading: string
  children: ReactNode
}

/** A note pinned beside what matters on the page. */
export const PinnedNote = ({ heading, children }: PinnedNoteProps) => {
  const id = useId()
  return (
    <chakra.aside css={note} aria-labelledby={id}>
      <Heading id={id} fontSize="20" marginBottom="4">
        {heading}
      </Heading>
      {children}
    </chakra.aside>
  )
}
