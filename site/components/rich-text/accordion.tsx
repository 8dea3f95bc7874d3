import type { Block } from '@healthcare-for-all/cms/contract'
import { style } from '../../theme/style.ts'
import { InlineText } from './inline-text.tsx'

const list = style({ borderBottomWidth: '1px', borderColor: 'edge' })
const entry = style({
  borderTopWidth: '1px',
  borderColor: 'edge',
  '& > summary': {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minHeight: 'touch',
    paddingBlock: '3',
    fontWeight: 'bold',
    cursor: 'pointer',
    overflowWrap: 'anywhere',
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
    '&::before': { content: '"+"', color: 'brand', fontSize: '24', width: '4', flexShrink: 0 },
  },
  '&[open] > summary::before': { content: '"–"' },
})
const answer = style({ paddingInlineStart: '7', paddingBottom: '4' })

interface AccordionProps {
  block: Extract<Block, { type: 'accordion' }>
}

/** Questions whose answers open one by one, without scripts too. */
export const Accordion = ({ block: { items } }: AccordionProps) => (
  <div css={list}>
    {items.map(({ title, content }, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text that does not change
      <details key={index} css={entry}>
        <summary>{title}</summary>
        <p css={answer}>
          <InlineText content={content} />
        </p>
      </details>
    ))}
  </div>
)
