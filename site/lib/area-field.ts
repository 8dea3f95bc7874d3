import { DEFAULT_DISTANCE, DISTANCES, type Place } from '@healthcare-for-all/cms/contract'

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
 * How far away clinics may be. A place's own size takes the place of the usual distance.
 * @param distance miles; undefined if nobody chose one
 */
export const areaField = (
  place: Place | null | undefined,
  distance: number | undefined,
  words: AreaWords,
): Area => {
  const own = ownSize(place, words)
  const usual = own === undefined ? String(DEFAULT_DISTANCE) : ''
  const options = DISTANCES.map((miles) => ({ value: String(miles), label: words.miles(miles) }))
  return {
    value: distance === undefined ? usual : String(distance),
    options:
      own === undefined
        ? options
        : [
            { value: usual, label: own },
            ...options.filter(({ value }) => value !== String(DEFAULT_DISTANCE)),
          ],
  }
}
