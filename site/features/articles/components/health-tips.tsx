import { List } from '@chakra-ui/react'
import { PinnedNote } from '../../../components/pinned-note.tsx'
import { blogCopy } from '../../../copy/blog.ts'
import { useCopy } from '../../../lib/language.tsx'

/** What a good nurse would say in passing. */
export const HealthTips = () => {
  const { heading, points } = useCopy(blogCopy).tips
  return (
    <PinnedNote heading={heading}>
      <List.Root
        display="grid"
        columnGap="8"
        gridTemplateColumns={{ md: 'repeat(2, minmax(0, 1fr))' }}
        css={{ '& li': { paddingBlock: '2', borderTopWidth: '1px', borderColor: 'line' } }}
      >
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </List.Root>
    </PinnedNote>
  )
}
