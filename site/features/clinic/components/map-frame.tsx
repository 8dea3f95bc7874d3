import type { ReactNode } from 'react'
import { placeMapCopy } from '../../../copy/place-map.ts'
import { useCopy } from '../../../lib/language.tsx'
import { mapFrame } from '../../../theme/recipes/map-frame.ts'
import { style } from '../../../theme/style.ts'
import { useReachesMap } from '../use-reaches-map.ts'

const frame = style({ width: 'full', height: 'full' })
const unreached = style({ height: 'auto', padding: '4', color: 'quiet' })

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
    <div ref={ref} css={[mapFrame, !isReached && unreached]}>
      {isReached ? (
        <iframe css={frame} src={address} title={title} loading="lazy" referrerPolicy="origin" />
      ) : (
        <>
          {children}
          <p role="status">{copy.unreached}</p>
        </>
      )}
    </div>
  )
}
