import { Badge, Box, defineStyle } from '@chakra-ui/react'
import { frameCopy } from '../copy/frame.ts'
import { useCopy } from '../lib/language.tsx'
import { useSite } from '../lib/site-settings.tsx'

// No taller than the line that it stands in.
const mark = defineStyle({ paddingBlock: '0', lineHeight: '1.25', verticalAlign: 'baseline' })

/** Stands beside a figure that nobody has counted, while the directory shows sample clinics. */
export const ExampleMark = () => {
  const { example } = useCopy(frameCopy)
  return useSite()?.sampleData ? <Badge css={mark}>{example}</Badge> : null
}

/** The same below figures that stand in a list of their own. */
export const ExampleMarkBelow = () => (
  <Box marginTop="2">
    <ExampleMark />
  </Box>
)
