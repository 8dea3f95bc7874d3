import { Container, defineStyle } from '@chakra-ui/react'
import { frameCopy } from '../../../copy/frame.ts'
import { useCopy } from '../../../lib/language.tsx'
import { useSite } from '../../../lib/site-settings.tsx'

const line = defineStyle({ color: 'quiet', paddingBlock: '2' })

/** One quiet line while the directory shows sample clinics. */
export const SampleNotice = () => {
  const copy = useCopy(frameCopy)
  if (!useSite()?.sampleData) return null
  return (
    <Container as="p" css={line}>
      {copy.sampleData}
    </Container>
  )
}
