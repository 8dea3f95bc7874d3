import { Badge } from '@chakra-ui/react'
import { frameCopy } from '../copy/frame.ts'
import { useCopy } from '../lib/language.tsx'
import { useSite } from '../lib/site-settings.tsx'

/** Stands beside a figure that nobody has counted, while the directory shows sample clinics. */
export const ExampleMark = () => {
  const { example } = useCopy(frameCopy)
  return useSite()?.sampleData ? <Badge>{example}</Badge> : null
}
