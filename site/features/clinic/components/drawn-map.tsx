import { chakra, type HTMLChakraProps } from '@chakra-ui/react'
import { filePath } from '@healthcare-for-all/cms/contract/files'
import { useState } from 'react'
import { keepCopy } from '../../../copy/keep.ts'
import { useCopy, useLocale } from '../../../lib/language.tsx'

interface DrawnMapProps extends HTMLChakraProps<'img'> {
  /** Of the clinic. */
  slug: string
}

/** Where a clinic is among towns and counties, drawn by the product itself. Nothing if it can't be loaded. */
export const DrawnMap = ({ slug, ...image }: DrawnMapProps) => {
  const { paper } = useCopy(keepCopy)
  const locale = useLocale()
  const [failed, setFailed] = useState(false)
  if (failed) return null
  return (
    <chakra.img
      {...image}
      src={filePath('clinicMap', locale, slug)}
      alt={paper.map}
      htmlWidth={360}
      htmlHeight={220}
      loading="lazy"
      onError={() => setFailed(true)}
    />
  )
}
