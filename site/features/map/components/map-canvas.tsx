import type { ListedClinic } from '@healthcare-for-all/cms/contract'
import { Icon } from '../../../components/icon.tsx'
import { mapCopy } from '../../../copy/map.ts'
import { useCopy } from '../../../lib/language.tsx'
import { useHydrated } from '../../../lib/use-hydrated.ts'
import { outlineButton } from '../../../theme/recipes/button.ts'
import { style } from '../../../theme/style.ts'
import type { MapView } from '../map-values.ts'
import { useClinicMap } from '../use-clinic-map.ts'
import { useLocate } from '../use-locate.ts'
import { MapLegend } from './map-legend.tsx'

const canvas = style({
  position: 'relative',
  zIndex: 0,
  width: 'full',
  borderWidth: '1px',
  borderColor: 'edge',
  borderRadius: 'control',
  background: 'wash',
  overflow: 'hidden',
})
const heights = { split: style({ height: '500px' }), map: style({ height: '70vh' }) }
const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: '6',
  rowGap: '2',
  marginBottom: '3',
})
const note = style({ padding: '4', color: 'quiet' })
const trouble = style({ marginTop: '2', color: 'alert' })

interface MapCanvasProps {
  view: MapView
  clinics: ListedClinic[]
  selected: ListedClinic | undefined
  onSelect: (clinic: ListedClinic) => void
}

/** The map itself, with its legend and the visitor's location. */
export const MapCanvas = ({ view, clinics, selected, onSelect }: MapCanvasProps) => {
  const copy = useCopy(mapCopy)
  const hydrated = useHydrated()
  const { container, map, failed } = useClinicMap({ clinics, selected, onSelect })
  const { locating, locate } = useLocate((latitude, longitude) => map?.locate(latitude, longitude))
  return (
    <div>
      <div css={bar}>
        <MapLegend />
        <button type="button" css={outlineButton} onClick={locate} disabled={locating || !map}>
          <Icon name="pin" />
          {locating ? copy.locate.busy : copy.locate.button}
        </button>
      </div>
      <section ref={container} css={[canvas, heights[view]]} aria-label={copy.canvas.label}>
        {!hydrated && <p css={note}>{copy.canvas.noScript}</p>}
      </section>
      {failed && (
        <p css={trouble} role="status">
          {copy.canvas.failed[failed]}
        </p>
      )}
    </div>
  )
}
