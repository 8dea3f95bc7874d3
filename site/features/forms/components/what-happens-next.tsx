import { PinnedNote } from '../../../components/pinned-note.tsx'
import { style } from '../../../theme/style.ts'

const list = style({ display: 'grid', gap: '4', counterReset: 'step' })
const step = style({
  display: 'grid',
  gridTemplateColumns: '1.5rem minmax(0, 1fr)',
  counterIncrement: 'step',
  _before: { content: 'counter(step)', fontWeight: 'heavy', color: 'brand' },
})
const title = style({ fontSize: '16' })

interface WhatHappensNextProps {
  heading: string
  steps: readonly { lead: string; text: string }[]
}

/** What becomes of a form, step by step. */
export const WhatHappensNext = ({ heading, steps }: WhatHappensNextProps) => (
  <PinnedNote heading={heading}>
    <ol css={list}>
      {steps.map(({ lead, text }) => (
        <li key={lead} css={step}>
          <div>
            <h3 css={title}>{lead}</h3>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ol>
  </PinnedNote>
)
