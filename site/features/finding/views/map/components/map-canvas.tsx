import { Box, Button, chakra, defineStyle, Grid, Text } from '@chakra-ui/react'
import type { ListedClinic } from '@healthcare-for-all/cms/contract'
import { filePath } from '@healthcare-for-all/cms/contract/files'
import { useCallback, useId, useState } from 'react'
import { Icon } from '../../../../../components/icon.tsx'
import { NoTranslate } from '../../../../../components/no-translate.tsx'
import { PageLink } from '../../../../../components/page-link.tsx'
import { mapCopy } from '../../../../../copy/map.ts'
import { useCopy, useLocale, usePaths } from '../../../../../lib/language.tsx'
import { useHydrated } from '../../../../../lib/use-hydrated.ts'
import { readAloud, screenOnly } from '../../../../../theme/recipes/layout.ts'
import { LIST_ID, MAP_ID, type MapFilter, type MapView } from '../map-values.ts'
import { plotPoint } from '../plot-point.ts'
import { useLeafletMap } from '../use-leaflet-map.ts'
import { usePointAnswer } from '../use-point-answer.ts'
import { JumpLink } from './jump-link.tsx'
import type { LeafletMapProps } from './leaflet-map.tsx'
import { MapBoundary } from './map-boundary.tsx'
import { MapLegend } from './map-legend.tsx'
import { SearchArea } from './search-area.tsx'

/** The classes of Leaflet's own element must not change, so this one has the size and style. */
const canvas = defineStyle({
  position: 'relative',
  zIndex: 0,
  width: 'full',
  borderWidth: '1px',
  borderColor: 'edge',
  borderRadius: 'control',
  background: 'wash',
  overflow: 'hidden',
})
/** Without scripts there is no map: only a line that says so, and the list. */
const NO_SCRIPTS = '@media (scripting: none)'
const beside = defineStyle({ height: '500px', [NO_SCRIPTS]: { height: 'auto' } })
const heights = {
  split: beside,
  list: beside,
  map: defineStyle({ height: '70vh', [NO_SCRIPTS]: { height: 'auto' } }),
}
const onlyWithScripts = defineStyle({ [NO_SCRIPTS]: { display: 'none' } })
const whole = defineStyle({ position: 'relative' })
/** Hidden for a list on a phone; it keeps its size, since Leaflet reckons with it. */
const behindList = defineStyle({
  lgDown: {
    position: 'absolute',
    width: 'full',
    height: 0,
    overflow: 'hidden',
    visibility: 'hidden',
  },
})
/** Over the map, in a corner without map controls. */
const corner = defineStyle({
  position: 'absolute',
  // The same as Leaflet's own controls.
  zIndex: 1000,
  top: '10px',
  insetInline: '10px',
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2',
  justifyContent: 'flex-end',
  pointerEvents: 'none',
  '& > *': { pointerEvents: 'auto' },
})
const locateButton = defineStyle({ flex: 'none' })
const explanation = defineStyle({ marginTop: '1', ...screenOnly })
/** Where the map's first view has the states, until it covers them. */
const states = defineStyle({
  position: 'absolute',
  inset: 0,
  width: 'full',
  height: 'full',
  objectFit: 'none',
  lgDown: { objectFit: 'contain' },
  // It is drawn for paper: dark lines on white.
  _dark: { filter: 'invert(0.89) hue-rotate(180deg)' },
  [NO_SCRIPTS]: { display: 'none' },
})

type Shown = Omit<LeafletMapProps, 'points' | 'service' | 'onTilesMissing' | 'onAnnounce'>

interface MapCanvasProps extends Shown {
  view: MapView
  filter: MapFilter
  /** What the search answered. */
  answered: readonly ListedClinic[]
  /** What the list shows. */
  listed: readonly ListedClinic[]
  hasList: boolean
  /** Where to go for all clinics in view, if the map shows only those of a search. */
  searchAreaHref: string | undefined
  locating: boolean
  onLocate: () => void
}

/** The map itself, with its legend and the visitor's location. */
export const MapCanvas = (props: MapCanvasProps) => {
  const { view, filter, answered, listed, hasList, searchAreaHref, locating, onLocate, ...shown } =
    props
  const copy = useCopy(mapCopy)
  const paths = usePaths()
  const hydrated = useHydrated()
  const locale = useLocale()
  const explainId = useId()
  const [failed, setFailed] = useState<'map' | 'tiles'>()
  const [announced, setAnnounced] = useState<{ text: string; names?: readonly string[] }>()
  const announce = useCallback<LeafletMapProps['onAnnounce']>(
    (text, names) => setAnnounced({ text, names }),
    [],
  )
  const missTiles = useCallback(
    (isMissing: boolean) =>
      setFailed((before) => (before === 'map' ? before : isMissing ? 'tiles' : undefined)),
    [],
  )
  const failMap = useCallback(() => setFailed('map'), [])
  const LeafletMap = useLeafletMap(failMap)
  const located = usePointAnswer(filter, answered, LeafletMap !== undefined)
  const unplotted = listed.filter((clinic) => !plotPoint(clinic)).length
  const isReady = LeafletMap !== undefined && failed !== 'map'
  return (
    <Box css={[whole, view === 'list' ? behindList : undefined]}>
      <chakra.section
        id={MAP_ID}
        tabIndex={-1}
        css={[canvas, heights[view]]}
        aria-label={copy.canvas.label}
      >
        {!isReady && <chakra.img css={states} src={filePath('statesMap', locale)} alt="" />}
        {!hydrated && (
          <Box
            position="relative"
            paddingInline="4"
            paddingBlock="3"
            color="quiet"
            css={{ '@media (scripting: enabled)': { display: 'none' } }}
          >
            <p>{copy.canvas.noScript}</p>
            <PageLink to={paths.browseStates}>{copy.canvas.byState}</PageLink>
          </Box>
        )}
        <Box css={[corner, onlyWithScripts]}>
          {hasList && <JumpLink to={LIST_ID}>{copy.toList}</JumpLink>}
          {searchAreaHref && <SearchArea to={searchAreaHref} />}
          <Button
            type="button"
            variant="outline"
            css={locateButton}
            onClick={onLocate}
            disabled={locating || !isReady}
            aria-describedby={explainId}
          >
            <Icon name="pin" />
            <span>{locating ? copy.locate.busy : copy.locate.button}</span>
          </Button>
        </Box>
        {LeafletMap && (
          <MapBoundary onFailed={failMap}>
            <LeafletMap {...shown} {...located} onTilesMissing={missTiles} onAnnounce={announce} />
          </MapBoundary>
        )}
      </chakra.section>
      <Text css={readAloud} role="status" data-map-announcement>
        {announced?.names ? (
          <NoTranslate words={announced.names} text={announced.text} />
        ) : (
          announced?.text
        )}
      </Text>
      {failed && (
        <Text marginTop="2" color="alert" role="status">
          {copy.canvas.failed[failed]}
        </Text>
      )}
      <Grid gap="1" marginTop="2" color="quiet">
        <Box css={onlyWithScripts}>
          <MapLegend />
          <Text
            id={explainId}
            css={explanation}
          >{`${copy.locate.button}: ${copy.locate.explain}`}</Text>
        </Box>
        {unplotted > 0 && <p>{copy.unplotted(unplotted)}</p>}
      </Grid>
    </Box>
  )
}
