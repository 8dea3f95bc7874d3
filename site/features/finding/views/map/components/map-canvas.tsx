import { Box, Button, chakra, defineStyle, Grid, Text } from '@chakra-ui/react'
import type { ListedClinic } from '@healthcare-for-all/cms/contract'
import { useCallback, useId, useState } from 'react'
import { Icon } from '../../../../../components/icon.tsx'
import { NoTranslate } from '../../../../../components/no-translate.tsx'
import { PageLink } from '../../../../../components/page-link.tsx'
import { mapCopy } from '../../../../../copy/map.ts'
import { useCopy, usePaths } from '../../../../../lib/language.tsx'
import { useHydrated } from '../../../../../lib/use-hydrated.ts'
import { readAloud } from '../../../../../theme/recipes/layout.ts'
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
const asking = defineStyle({
  display: 'flex',
  // From the end of the line, so that the button stays where it is when the words come.
  flexDirection: 'row-reverse',
  // If the text is large, the words are below.
  flexWrap: 'wrap',
  alignItems: 'start',
  gap: '2',
  minWidth: 0,
})
const explanation = defineStyle({
  flex: '1 1 7rem',
  maxWidth: '17.5rem',
  paddingInline: '2',
  paddingBlock: '1',
  background: 'card',
  // A border would take room from the words.
  boxShadow: 'inset 0 0 0 1px {colors.line}',
  borderRadius: 'control',
  fontSize: '0.875rem',
  lineHeight: '1.25',
  // A marker below it can be pressed.
  pointerEvents: 'none',
})
const locateButton = defineStyle({ flex: 'none' })

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
        {!hydrated && (
          <Box
            padding="4"
            paddingTop="8rem"
            color="quiet"
            css={{ [NO_SCRIPTS]: { paddingBlock: '3' } }}
          >
            <p>{copy.canvas.noScript}</p>
            <PageLink to={paths.browseStates}>{copy.canvas.byState}</PageLink>
          </Box>
        )}
        <Box css={[corner, onlyWithScripts]}>
          {hasList && <JumpLink to={LIST_ID}>{copy.toList}</JumpLink>}
          {searchAreaHref && <SearchArea to={searchAreaHref} />}
          <Box css={asking}>
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
            {/* Read before the button is pressed; afterwards, or beside a chosen clinic, the map has its
                place back. */}
            <Text
              id={explainId}
              css={[explanation, (props.here ?? props.selected) ? readAloud : undefined]}
            >
              {copy.locate.explain}
            </Text>
          </Box>
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
        </Box>
        {unplotted > 0 && <p>{copy.unplotted(unplotted)}</p>}
      </Grid>
    </Box>
  )
}
