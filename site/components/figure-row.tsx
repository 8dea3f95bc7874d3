import { chakra, defineStyle, Flex } from '@chakra-ui/react'

// On a phone a line of facts, so that what follows isn't pushed down.
const list = defineStyle({
  display: { base: 'flex', md: 'grid' },
  flexWrap: 'wrap',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  columnGap: { base: '4', md: '6' },
  rowGap: { base: '1', md: '3' },
  marginTop: '6',
  paddingBlock: { base: '3', md: '4' },
  borderBlockWidth: '1px',
  borderColor: 'line',
})

interface FigureRowProps {
  /** What the figures are about, for screen readers. */
  label: string
  figures: { label: string; value: string }[]
}

/** A few figures with their names, in a row. */
export const FigureRow = ({ label, figures }: FigureRowProps) => (
  <chakra.dl css={list} aria-label={label}>
    {figures.map((entry) => (
      <Flex
        key={entry.label}
        flexDirection={{ base: 'row-reverse', md: 'column-reverse' }}
        alignItems={{ base: 'baseline', md: 'stretch' }}
        columnGap="1"
      >
        <chakra.dt color="quiet">{entry.label}</chakra.dt>
        <chakra.dd
          flexShrink="0"
          fontSize={{ base: '16', md: '24' }}
          fontWeight="heavy"
          fontVariantNumeric="tabular-nums"
        >
          {entry.value}
        </chakra.dd>
      </Flex>
    ))}
  </chakra.dl>
)
