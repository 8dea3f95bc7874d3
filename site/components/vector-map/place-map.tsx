import { Box, defineStyle, Text } from '@chakra-ui/react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { placeMapCopy } from '../../copy/place-map.ts'
import { useCopy } from '../../lib/language.tsx'
import { useHydrated } from '../../lib/use-hydrated.ts'
import { useScheme } from '../../lib/use-media.ts'
import { whenNear } from '../../lib/when-near.ts'
import { mapFrame } from '../../theme/recipes/map-frame.ts'
import type { VectorTiles } from './use-vector-layer.ts'

const drawn = defineStyle({
  // Its own layers stay below what lies over the page.
  position: 'relative',
  zIndex: 0,
  overflow: 'hidden',
  '@media print': { display: 'none' },
})
const unloaded = defineStyle({ height: 'auto', padding: '4', color: 'quiet' })

interface PlaceMapProps {
  tiles: VectorTiles
  latitude: number
  longitude: number
  label: string
  /** What takes its place if it can't be loaded. */
  children: ReactNode
}

/** The product's own map around a point. Its code is loaded when it comes into view. */
export const PlaceMap = ({ tiles, latitude, longitude, label, children }: PlaceMapProps) => {
  const copy = useCopy(placeMapCopy)
  const hydrated = useHydrated()
  const scheme = useScheme()
  const [failed, setFailed] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const { zoomIn, zoomOut } = copy
  useEffect(() => {
    const element = place.current
    if (!element) return
    let remove: (() => void) | undefined
    let gone = false
    const draw = async () => {
      const { drawPlaceMap } = await import('./draw-place-map.ts')
      if (gone) return
      remove = drawPlaceMap(element, {
        tiles,
        point: [latitude, longitude],
        scheme,
        words: { label, zoomIn, zoomOut },
        onFailed: () => setFailed(true),
      })
    }
    const stop = whenNear(element, () => {
      draw().catch((error: unknown) => {
        console.error(error)
        if (!gone) setFailed(true)
      })
    })
    return () => {
      gone = true
      stop()
      remove?.()
    }
  }, [tiles, latitude, longitude, scheme, label, zoomIn, zoomOut])
  return (
    <Box css={[mapFrame, drawn, failed ? unloaded : undefined]}>
      {!hydrated && (
        <Text padding="4" color="quiet">
          {copy.noScript}
        </Text>
      )}
      {failed ? (
        <>
          {children}
          <p role="status">{copy.failed}</p>
        </>
      ) : (
        <Box width="full" height="full" ref={place} />
      )}
    </Box>
  )
}
