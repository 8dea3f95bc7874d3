import { Box, chakra, defineStyle } from '@chakra-ui/react'
import { ExampleMark } from '../../../components/example-mark.tsx'
import { homeCopy } from '../../../copy/home.ts'
import { useCopy } from '../../../lib/language.tsx'
import { useSite } from '../../../lib/site-settings.tsx'

const list = defineStyle({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '8',
  justifyContent: { lg: 'space-between' },
  rowGap: '2',
  marginTop: { base: '8', md: '12' },
  paddingBlock: '3',
  borderBlockWidth: '1px',
  borderColor: 'line',
})
const figure = defineStyle({
  display: 'flex',
  flexDirection: 'row-reverse',
  // In large text a figure goes above its name.
  flexWrap: 'wrap-reverse',
  justifyContent: 'flex-end',
  columnGap: '1',
  color: 'quiet',
})

/** The marketing figures: a line of facts, not hero numbers. */
export const Figures = () => {
  const copy = useCopy(homeCopy)
  const figures = useSite()?.homeFigures
  if (!figures) return null
  return (
    <>
      <chakra.dl css={list} aria-label={copy.figures}>
        {figures.map((entry) => (
          <Box key={entry.label} css={figure}>
            <dt>{entry.label}</dt>
            <chakra.dd fontWeight="heavy" color="ink" fontVariantNumeric="tabular-nums">
              {entry.value}
            </chakra.dd>
          </Box>
        ))}
      </chakra.dl>
      <ExampleMark />
    </>
  )
}
