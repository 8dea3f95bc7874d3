import {
  type Answer,
  DEFAULT_DISTANCE,
  DISTANCES,
  stateText,
} from '@healthcare-for-all/cms/contract'
import type { searchCopy } from '../../../../copy/search.ts'
import { ALL_CLEARED, type MapChange } from './map-values.ts'

type Words = NonNullable<(typeof searchCopy)['en']>['none']

interface WayOn {
  label: string
  change: MapChange
}

/** Looks elsewhere: where the map was is not where it will be. */
const ELSEWHERE: MapChange = { distance: undefined, at: undefined }

/**
 * Where else to look if a search on the map found nothing: farther, without filters, in the whole
 * state, on the whole map.
 * @param filters how many are set
 */
export const waysOn = (
  words: Words,
  { place, distance }: Answer<'searchClinics'>,
  filters: number,
): WayOn[] => {
  const ways: WayOn[] = []
  const wider = distance === null ? undefined : DISTANCES.find((miles) => miles > distance)
  if (distance !== null && wider) {
    // The usual distance widens by itself, so the link can't promise a number.
    const isUsual = wider === DEFAULT_DISTANCE
    ways.push({
      label: isUsual ? words.further(distance) : words.widen(wider),
      change: { ...ELSEWHERE, distance: wider === DEFAULT_DISTANCE ? undefined : wider },
    })
  }
  if (filters > 1 && place) ways.push({ label: words.dropFilters, change: ALL_CLEARED })
  if (place && place.kind !== 'state')
    ways.push({
      label: words.wholeState(place.stateName),
      change: { ...ALL_CLEARED, ...ELSEWHERE, location: stateText(place.stateName) },
    })
  if (!place || filters === 0)
    ways.push({
      label: words.wholeMap,
      change: { ...ALL_CLEARED, ...ELSEWHERE, location: '' },
    })
  return ways
}
