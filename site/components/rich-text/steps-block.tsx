import { chakra } from '@chakra-ui/react'
import type { Block } from '@healthcare-for-all/cms/contract'
import { InlineText } from './inline-text.tsx'

interface StepsBlockProps {
  block: Extract<Block, { type: 'steps' }>
}

/** What to do, one thing after the other. */
export const StepsBlock = ({ block: { items } }: StepsBlockProps) => (
  <ol>
    {items.map(({ title: words, content }, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text that does not change
      <li key={index}>
        <chakra.strong display="block" fontWeight="bold">
          {words}
        </chakra.strong>
        <InlineText content={content} />
      </li>
    ))}
  </ol>
)
