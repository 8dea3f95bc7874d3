import { PinnedNote } from '../../../components/pinned-note.tsx'
import { blogCopy } from '../../../copy/blog.ts'
import { useCopy } from '../../../lib/language.tsx'
import { style } from '../../../theme/style.ts'

const list = style({
  display: 'grid',
  columnGap: '8',
  gridTemplateColumns: { md: 'repeat(2, minmax(0, 1fr))' },
  '& li': { paddingBlock: '2', borderTopWidth: '1px', borderColor: 'line' },
})

/** What a good nurse would say in passing. */
export const HealthTips = () => {
  const { heading, points } = useCopy(blogCopy).tips
  return (
    <PinnedNote heading={heading}>
      <ul css={list}>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </PinnedNote>
  )
}
