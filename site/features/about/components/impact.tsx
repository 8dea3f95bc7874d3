import { Box, chakra, defineStyle } from '@chakra-ui/react'
import { ExampleMark } from '../../../components/example-mark.tsx'
import { PinnedNote } from '../../../components/pinned-note.tsx'
import { aboutCopy } from '../../../copy/about.ts'
import { useCopy } from '../../../lib/language.tsx'
import { useSite } from '../../../lib/site-settings.tsx'

const figure = defineStyle({
  display: 'flex',
  flexDirection: 'row-reverse',
  flexWrap: 'wrap-reverse',
  alignItems: 'baseline',
  justifyContent: 'flex-end',
  columnGap: '3',
  paddingBlock: '3',
  borderTopWidth: '1px',
  borderColor: 'line',
})

/** The figures that editors set for this page. */
export const Impact = () => {
  const copy = useCopy(aboutCopy)
  const figures = useSite()?.aboutFigures
  if (!figures) return null
  return (
    <PinnedNote heading={copy.impact}>
      <dl>
        {figures.map((entry) => (
          <Box key={entry.label} css={figure}>
            <dt>{entry.label}</dt>
            <chakra.dd
              minWidth="6rem"
              fontSize="32"
              lineHeight="tight"
              fontWeight="heavy"
              color="brand"
              fontVariantNumeric="tabular-nums"
            >
              {copy.figure(entry.value)}
            </chakra.dd>
          </Box>
        ))}
      </dl>
      <ExampleMark />
    </PinnedNote>
  )
}
