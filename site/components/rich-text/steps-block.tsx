import type { Block } from '@healthcare-for-all/cms/contract'
import { style } from '../../theme/style.ts'
import { InlineText } from './inline-text.tsx'

const title = style({ display: 'block', fontWeight: 'bold' })

interface StepsBlockProps {
  block: Extract<Block, { type: 'steps' }>
}

/** What to do, one thing after the other. */
export const StepsBlock = ({ block: { items } }: StepsBlockProps) => (
  <ol>
    {items.map(({ title: words, content }, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text that does not change
      <li key={index}>
        <strong css={title}>{words}</strong>
        <InlineText content={content} />
      </li>
    ))}
  </ol>
)
