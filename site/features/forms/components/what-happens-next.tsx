import { Heading, List } from '@chakra-ui/react'
import { PinnedNote } from '../../../components/pinned-note.tsx'

interface WhatHappensNextProps {
  heading: string
  steps: readonly { lead: string; text: string }[]
}

/** What becomes of a form, step by step. */
export const WhatHappensNext = ({ heading, steps }: WhatHappensNextProps) => (
  <PinnedNote heading={heading}>
    <List.Root as="ol" display="grid" gap="4" counterReset="step">
      {steps.map(({ lead, text }) => (
        <List.Item
          key={lead}
          display="grid"
          gridTemplateColumns="1.5rem minmax(0, 1fr)"
          counterIncrement="step"
          _before={{ content: 'counter(step)', fontWeight: 'heavy', color: 'brand' }}
        >
          <div>
            <Heading as="h3" fontSize="16">
              {lead}
            </Heading>
            <p>{text}</p>
          </div>
        </List.Item>
      ))}
    </List.Root>
  </PinnedNote>
)
