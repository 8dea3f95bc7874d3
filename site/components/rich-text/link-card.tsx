import { Box, defineStyle, Text } from '@chakra-ui/react'
import type { Block } from '@healthcare-for-all/cms/contract'
import { TextLink } from './text-link.tsx'

const card = defineStyle({
  position: 'relative',
  paddingBlock: '4',
  borderTopWidth: '3px',
  borderColor: 'brand',
  '& a': { fontSize: '20', fontWeight: 'bold' },
  // The whole card can be pressed.
  '& a::after': { content: '""', position: 'absolute', inset: 0 },
})

interface LinkCardProps {
  block: Extract<Block, { type: 'link-card' }>
}

/** Where to go next. */
export const LinkCard = ({ block: { title, text, target } }: LinkCardProps) => (
  <Box css={card}>
    <TextLink target={target}>{title}</TextLink>
    {text && (
      <Text marginTop="1" color="quiet">
        {text}
      </Text>
    )}
  </Box>
)
