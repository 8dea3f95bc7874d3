import { Box, chakra, defineStyle } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { placeMapCopy } from '../../../copy/place-map.ts'
import { useCopy } from '../../../lib/language.tsx'
import { mapFrame } from '../../../theme/recipes/map-frame.ts'
import { useReachesMap } from '../use-reaches-map.ts'

const unreached = defineStyle({ height: 'auto', padding: '4', color: 'quiet' })

interface MapFrameProps {
  address: string
  title: string
  /** What takes its place if it can't be reached. */
  children: ReactNode
}

/** OpenStreetMap's own page with a map, or what takes its place with a line that says why. */
export const MapFrame = ({ address, title, children }: MapFrameProps) => {
  const copy = useCopy(placeMapCopy)
  const { ref, isReached } = useReachesMap()
  return (
    <Box ref={ref} css={[mapFrame, !isReached ? unreached : undefined]}>
      {isReached ? (
        <chakra.iframe
          width="full"
          height="full"
          src={address}
          title={title}
          loading="lazy"
          referrerPolicy="origin"
        />
      ) : (
        <>
          {children}
          <p role="status">{copy.unreached}</p>
        </>
      )}
    </Box>
  )
}
