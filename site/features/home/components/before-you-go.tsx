import { PinnedNote } from '../../../components/pinned-note.tsx'
import { homeCopy } from '../../../copy/home.ts'
import { useCopy } from '../../../lib/language.tsx'
import { style } from '../../../theme/style.ts'

const list = style({ display: 'grid', gap: '3', counterReset: 'step' })
const step = style({
  display: 'grid',
  gridTemplateColumns: '1.5rem 1fr',
  counterIncrement: 'step',
  _before: { content: 'counter(step)', fontWeight: 'heavy', color: 'brand' },
})

export const BeforeYouGo = () => {
  const { heading, steps } = useCopy(homeCopy).beforeYouGo
  return (
    <PinnedNote heading={heading}>
      <ol css={list}>
        {steps.map(({ lead, text }) => (
          <li key={lead} css={step}>
            <p>
              <strong>{lead}</strong> {text}
            </p>
          </li>
        ))}
      </ol>
    </PinnedNote>
  )
}
