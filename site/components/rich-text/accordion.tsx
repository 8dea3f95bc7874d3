import { Box, chakra, Text, useSlotRecipe } from '@chakra-ui/react'
import type { Block } from '@healthcare-for-all/cms/contract'
import { InlineText } from './inline-text.tsx'

interface AccordionProps {
  block: Extract<Block, { type: 'accordion' }>
}

/** Questions whose answers open one by one, without scripts too. */
export const Accordion = ({ block: { items } }: AccordionProps) => {
  const styles = useSlotRecipe({ key: 'accordion' })()
  return (
    <Box css={styles.root}>
      {items.map(({ title, content }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text that does not change
        <chakra.details key={index} css={styles.item}>
          <chakra.summary css={styles.itemTrigger}>{title}</chakra.summary>
          <Text css={styles.itemContent}>
            <InlineText content={content} />
          </Text>
        </chakra.details>
      ))}
    </Box>
  )
}
