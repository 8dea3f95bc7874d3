import { Box, chakra, defineStyle, Text } from '@chakra-ui/react'
import type { Block } from '@healthcare-for-all/cms/contract'
import { InlineText } from './inline-text.tsx'

const entry = defineStyle({
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

interface AccordionProps {
  block: Extract<Block, { type: 'accordion' }>
}

/** Questions whose answers open one by one, without scripts too. */
export const Accordion = ({ block: { items } }: AccordionProps) => (
  <Box borderBottomWidth="1px" borderColor="edge">
    {items.map(({ title, content }, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text that does not change
      <chakra.details key={index} css={entry}>
        <summary>{title}</summary>
        <Text paddingInlineStart="7" paddingBottom="4">
          <InlineText content={content} />
        </Text>
      </chakra.details>
    ))}
  </Box>
)
