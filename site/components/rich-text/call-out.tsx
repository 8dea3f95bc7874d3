import { chakra, defineStyle, Text } from '@chakra-ui/react'
import type { Block } from '@healthcare-for-all/cms/contract'
import { InlineText } from './inline-text.tsx'

const box = defineStyle({
  padding: '4',
  borderInlineStartWidth: '6px',
  breakInside: 'avoid',
})
const tones = {
  note: defineStyle({ background: 'wash', borderColor: 'brand' }),
  tip: defineStyle({ background: 'free.wash', borderColor: 'free' }),
  warning: defineStyle({ background: 'alert.wash', borderColor: 'alert' }),
}

interface CallOutProps {
  block: Extract<Block, { type: 'call-out' }>
}

/** What a reader who skims should still see. Its color only supports the words. */
export const CallOut = ({ block: { tone, title, content } }: CallOutProps) => (
  <chakra.aside css={[box, tones[tone]]}>
    <Text fontWeight="bold" fontSize="20" lineHeight="1.25">
      {title}
    </Text>
    <Text marginTop="2">
      <InlineText content={content} />
    </Text>
  </chakra.aside>
)
