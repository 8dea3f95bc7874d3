import { Box, chakra, defineStyle } from '@chakra-ui/react'
import { ExampleMarkBelow } from '../../../components/example-mark.tsx'
import { homeCopy } from '../../../copy/home.ts'
import { useCopy } from '../../../lib/language.tsx'
import { useSite } from '../../../lib/site-settings.tsx'

// In columns of the same width, so that the figures stand under each other and begin alike.
const list = defineStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(9rem, 100%), 1fr))',
  columnGap: '6',
  rowGap: '3',
  marginTop: { base: '8', md: '12' },
  paddingBlock: '3',
  borderBlockWidth: '1px',
  borderColor: 'line',
})
const figure = defineStyle({
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
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
            <chakra.dd
              fontSize="20"
              fontWeight="heavy"
              color="ink"
              fontVariantNumeric="tabular-nums"
            >
              {copy.figure(entry.value)}
            </chakra.dd>
          </Box>
        ))}
      </chakra.dl>
      <ExampleMarkBelow />
    </>
  )
}
