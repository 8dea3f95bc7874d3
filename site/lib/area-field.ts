import { DEFAULT_DISTANCE, DISTANCES, type Place } from '@healthcare-for-all/cms/contract'

const OTHER_DISTANCES = DISTANCES.filter((miles) => miles !== DEFAULT_DISTANCE)

interface AreaWords {
  miles: (miles: number) => string
  whole: (place: string) => string
}

/** A select of distances: its choices, and the one that is chosen. */
export interface Area {
  value: string
  options: { value: string; label: string }[]
}

/** The size of a place that has one: a county's outline, or a neighborhood's radius. */
const ownSize = (place: Place | null | undefined, words: AreaWords): string | undefined => {
  if (place?.kind === 'county') return words.whole(place.name)
  return place?.radius ? words.miles(place.radius) : undefined
}

/**
 * How far away clinics may be. A place's own size is called by its name, and has the value of the usual distance:
 * whatever is known of the place, the same values are there, so that no choice is lost when more is known.
 * @param distance miles; undefined if nobody chose one
 */
export const areaField = (
  place: Place | null | undefined,
  distance: number | undefined,
  words: AreaWords,
): Area => {
  const own = ownSize(place, words)
  const choices = own === undefined ? DISTANCES : [DEFAULT_DISTANCE, ...OTHER_DISTANCES]
  return {
    value: String(distance ?? DEFAULT_DISTANCE),
    options: choices.map((miles) => ({
      value: String(miles),
      label: miles === DEFAULT_DISTANCE && own !== undefined ? own : words.miles(miles),
    })),
  }
}
