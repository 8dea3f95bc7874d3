import { Box, chakra, defineStyle, Text } from '@chakra-ui/react'
import type { Clinic } from '@healthcare-for-all/cms/contract'
import { filePath } from '@healthcare-for-all/cms/contract/files'
import { keepCopy } from '../../../copy/keep.ts'
import { useCopy, useLocale } from '../../../lib/language.tsx'
import { DrawnMap } from './drawn-map.tsx'

const map = defineStyle({ width: '1.7in', height: 'auto' })

interface PaperFindsProps {
  clinic: Clinic
}

/**
 * On paper, beside the address: where it is, and the way back to its page. Images that are lazy and
 * hidden load when they are printed, and before that with the page's own button.
 */
export const PaperFinds = ({ clinic }: PaperFindsProps) => {
  const { paper } = useCopy(keepCopy)
  const locale = useLocale()
  const { slug, latitude, coordinatesApproximate } = clinic
  return (
    <Box
      display="none"
      _print={{
        display: 'flex',
        alignItems: 'flex-start',
        gap: '3',
        gridColumn: '2',
        gridRow: '4 / 10',
      }}
    >
      {latitude !== null && !coordinatesApproximate && (
        <DrawnMap css={map} slug={slug} data-paper="" />
      )}
      <div>
        <chakra.img
          width="0.8in"
          height="auto"
          src={filePath('clinicCode', locale, slug)}
          alt=""
          htmlWidth={90}
          htmlHeight={90}
          loading="lazy"
          data-paper=""
        />
        <Text width="0.8in" lineHeight="1.2">
          {paper.scan}
        </Text>
      </div>
    </Box>
  )
}
