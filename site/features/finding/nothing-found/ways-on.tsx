import { List } from '@chakra-ui/react'
import { DEFAULT_DISTANCE, DISTANCES, stateText } from '@healthcare-for-all/cms/contract'
import { searchCopy } from '../../../copy/search.ts'
import { useCopy } from '../../../lib/language.tsx'
import { CLEARED, type Cleared, countSet, DROPPED, kindsSet } from '../filters/filter-kinds.ts'
import type { CallValues, SearchAnswer } from '../query.ts'
import { useCounts } from '../use-counts.ts'
import { Way } from './way.tsx'

interface WaysOnProps {
  values: CallValues
  answer: SearchAnswer
  /** The address of the same search with a change. */
  hrefWith: (change: Cleared) => string
  /** The map with all clinics, if that helps. */
  mapHref: string | undefined
}

/** Where else to look if nothing was found: farther, without a filter, in the whole state, on the map. */
export const WaysOn = ({ values, answer, hrefWith, mapHref }: WaysOnProps) => {
  const { none } = useCopy(searchCopy)
  const counts = useCounts(values)
  const { place, distance } = answer
  const wider = distance === null ? undefined : DISTANCES.find((miles) => miles > distance)
  // Without counts, each may help.
  const kinds = kindsSet(values).filter((kind) => counts?.without[kind] !== 0)
  const filters = countSet(values) + (values.state ? 1 : 0)
  return (
    <List.Root display="grid" rowGap="2">
      {distance !== null &&
        wider &&
        // The default distance widens automatically, so the link can't promise a number.
        (wider === DEFAULT_DISTANCE ? (
          <Way to={hrefWith({ distance: undefined })}>{none.further(distance)}</Way>
        ) : (
          <Way to={hrefWith({ distance: wider })}>{none.widen(wider)}</Way>
        ))}
      {values.state && <Way to={hrefWith({ state: undefined })}>{none.allStates}</Way>}
      {kinds.map((kind) => (
        <Way key={kind} to={hrefWith(DROPPED[kind])}>
          {none.drop(none.kinds[kind], counts?.without[kind])}
        </Way>
      ))}
      {place && filters > 1 && <Way to={hrefWith(CLEARED)}>{none.dropFilters}</Way>}
      {place && place.kind !== 'state' && (
        <Way
          to={hrefWith({
            ...CLEARED,
            location: stateText(place.stateName),
            distance: undefined,
          })}
        >
          {none.wholeState(place.stateName)}
        </Way>
      )}
      {mapHref && <Way to={mapHref}>{none.wholeMap}</Way>}
    </List.Root>
  )
}
