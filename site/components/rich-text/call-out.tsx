import { Alert } from '@chakra-ui/react'
import type { Block } from '@healthcare-for-all/cms/contract'
import { InlineText } from './inline-text.tsx'

const STATUS = { note: 'info', tip: 'success', warning: 'error' } as const

interface CallOutProps {
  block: Extract<Block, { type: 'call-out' }>
}

/** What a reader who skims should still see. Its color only supports the words. */
export const CallOut = ({ block: { tone, title, content } }: CallOutProps) => (
  <Alert.Root as="aside" status={STATUS[tone]} borderInlineStartWidth="6px">
    <Alert.Title fontSize="20" lineHeight="1.25">
      {title}
    </Alert.Title>
    <Alert.Description as="p" marginTop="2">
      <InlineText content={content} />
    </Alert.Description>
  </Alert.Root>
)
