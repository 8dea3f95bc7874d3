import type { OutlineDetail } from '@healthcare-for-all/cms/contract'
import { api } from '@healthcare-for-all/cms/contract/paths'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { Polygon, Polyline, useMap, useMapEvents } from 'react-leaflet'
import { mapCopy } from '../../../../../copy/map.ts'
import { apiQuery } from '../../../../../lib/api-query.ts'
import { useCopy } from '../../../../../lib/language.tsx'

/** From this zoom level on, a county is large enough to be recognized. */
const COUNTY_ZOOM = 7

const outlineQuery = (detail: OutlineDetail) => apiQuery<'mapOutline'>(api.mapOutline(detail))

/** The outlines of states, and from near of counties: a map that asks no other host. */
export const OutlineLayer = () => {
  const { canvas } = useCopy(mapCopy)
  const map = useMap()
  const [isNear, setIsNear] = useState(map.getZoom() >= COUNTY_ZOOM)
  useMapEvents({ zoomend: () => setIsNear(map.getZoom() >= COUNTY_ZOOM) })
  const { data: states } = useQuery(outlineQuery('states'))
  const { data: counties } = useQuery({
    ...outlineQuery('counties'),
    enabled: isNear,
  })
  const land = useMemo(() => states?.land.map((ring) => [ring]), [states])
  return (
    <>
      {land && (
        <Polygon
          positions={land}
          className="map-land"
          interactive={false}
          attribution={canvas.census}
        />
      )}
      {isNear && counties && (
        <Polyline
          positions={counties.borders}
          className="map-border map-border-county"
          interactive={false}
        />
      )}
      {states && <Polyline positions={states.borders} className="map-border" interactive={false} />}
    </>
  )
}
