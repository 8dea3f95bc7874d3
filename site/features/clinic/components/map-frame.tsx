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
}

/** OpenStreetMap's own page with a map, or a line that says that it can't be reached. */
export const MapFrame = ({ address, title }: MapFrameProps) => {
  const copy = useCopy(placeMapCopy)
  const { ref, isReached } = useReachesMap()
  return (
    <div ref={ref} css={[mapFrame, !isReached && unreached]}>
      {isReached ? (
        <iframe css={frame} src={address} title={title} loading="lazy" referrerPolicy="origin" />
      ) : (
        <p role="status">{copy.unreached}</p>
      )}
    </div>
  )
}
