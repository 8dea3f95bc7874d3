import { List } from '@chakra-ui/react'
import { PageLink } from '../../../components/page-link.tsx'
import { PinnedNote } from '../../../components/pinned-note.tsx'
import { homeCopy } from '../../../copy/home.ts'
import { useCopy, usePaths } from '../../../lib/language.tsx'

export const BeforeYouGo = () => {
  const { heading, steps, costs } = useCopy(homeCopy).beforeYouGo
  const paths = usePaths()
  return (
    <PinnedNote heading={heading}>
      <List.Root as="ol" display="grid" gap="3" counterReset="step">
        {steps.map(({ lead, text }) => (
          <List.Item
            key={lead}
            display="grid"
            gridTemplateColumns="1.5rem 1fr"
            counterIncrement="step"
            // In very large text on a phone the longest words need the whole line.
            css={{ '@media (max-width: 13em)': { display: 'block' } }}
            _before={{ content: 'counter(step)', fontWeight: 'heavy', color: 'brand' }}
          >
            <p>
              <strong>{lead}</strong> <span>{text}</span>
            </p>
          </List.Item>
        ))}
      </List.Root>
      <PageLink
        display="inline-flex"
        alignItems="center"
        minHeight="touch"
        marginTop="2"
        to={paths.whatWouldIPay}
      >
        {costs}
      </PageLink>
    </PinnedNote>
  )
}
