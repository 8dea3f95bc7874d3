import { List } from '@chakra-ui/react'
import { DEFAULT_DISTANCE, DISTANCES, stateText } from '@healthcare-for-all/cms/contract'
import type { ReactNode } from 'react'
import { PageLink } from '../../components/page-link.tsx'
import { searchCopy } from '../../copy/search.ts'
import { useCopy } from '../../lib/language.tsx'
import { CLEARED, type Cleared } from './filters/filter-kinds.ts'
import type { SearchAnswer } from './query.ts'

interface WayProps {
  to: string
  children: string
}

/** A link to another search. */
export const Way = ({ to, children }: WayProps) => (
  <li>
    <PageLink display="inline-flex" alignItems="center" minHeight="touch" to={to}>
      {children}
    </PageLink>
  </li>
)

interface WaysOnProps {
  answer: SearchAnswer
  /** How many filters are set. */
  filters: number
  /** The address of the same search with a change. */
  hrefWith: (change: Cleared) => string
  /** The map with all clinics, if that helps. */
  mapHref: string | undefined
  /** Further ways, such as to drop one filter. */
  children?: ReactNode
}

/** Where else to look if nothing was found: farther, without filters, in the whole state, on the map. */
export const WaysOn = ({ answer, filters, hrefWith, mapHref, children }: WaysOnProps) => {
  const { none } = useCopy(searchCopy)
  const { place, distance } = answer
  const wider = distance === null ? undefined : DISTANCES.find((miles) => miles > distance)
  return (
    <List.Root>
      {distance !== null &&
        wider &&
        // The default distance widens automatically, so the link can't promise a number.
        (wider === DEFAULT_DISTANCE ? (
          <Way to={hrefWith({ distance: undefined })}>{none.further(distance)}</Way>
        ) : (
          <Way to={hrefWith({ distance: wider })}>{none.widen(wider)}</Way>
        ))}
      {children}
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
