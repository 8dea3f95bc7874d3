import type { Locale } from '../../contract/constants.ts'
import type { Point } from '../../contract/miles-between.ts'
import type { Place } from '../../contract/place.ts'
import type { PlaceRow } from '../gazetteer-table.ts'
import { JURISDICTIONS, jurisdictionName } from '../jurisdictions.ts'

/** A gazetteer row as the API returns it. */
export function toPlace(row: PlaceRow): Place {
  const { kind, name, state, latitude, longitude, town, radius } = row
  const stateName = jurisdictionName(state)
  // 'South Texas' says it itself.
  const isInName = radius !== null && name.endsWith(stateName)
  const written = isInName ? name : label({ kind, name, state, town })
  return { kind, name, state, stateName, label: written, latitude, longitude, radius }
}

/** What is known of a point: the town that its nearest ZIP code belongs to. */
export function pointPlace(point: Point, { town, state }: Pick<PlaceRow, 'town' | 'state'>): Place {
  const stateName = jurisdictionName(state)
  const written = town ? inState(town, state) : stateName
  const name = town ?? stateName
  return { kind: 'point', name, state, stateName, label: written, ...point, radius: null }
}

/** What counties are called, in English and in each other language; '*' is the name. */
const COUNTIES: Partial<Record<Locale, readonly [english: string, other: string][]>> = {
  es: [
    ['* County', 'Condado de *'],
    ['* Parish', 'Parroquia de *'],
  ],
}

/** 'Cook County' by '* County' → 'Cook'. */
const readBy = (pattern: string, name: string): string | undefined => {
  const [start = '', end = ''] = pattern.split('*')
  const isMeant = name.startsWith(start) && name.endsWith(end)
  return isMeant ? name.slice(start.length, name.length - end.length) : undefined
}

const countyIn = (locale: Locale, name: string): string => {
  for (const [english, other] of COUNTIES[locale] ?? []) {
    const own = readBy(english, name)
    if (own !== undefined) return other.replace('*', own)
  }
  return name
}

/** 'Condado de Harris' → 'Harris County'; another name is as it was. */
export const countyInEnglish = (name: string): string => {
  for (const [english, other] of Object.values(COUNTIES).flat()) {
    const own = readBy(other, name)
    if (own !== undefined) return english.replace('*', own)
  }
  return name
}

const withName = (place: Place, name: string): Place => ({
  ...place,
  name,
  label: place.label.replace(place.name, () => name),
})

/**
 * A place as another language calls it: 'Chicago, Illinois', but 'New York, Nueva York', and 'Condado de
 * Harris, Texas'.
 * @param names of states by abbreviation; a state that has none keeps the English one
 */
export function inLanguage(
  place: Place,
  locale: Locale,
  names: ReadonlyMap<string, string>,
): Place {
  const named = withStateName(place, names)
  return named.kind === 'county' ? withName(named, countyIn(locale, named.name)) : named
}

function withStateName(place: Place, names: ReadonlyMap<string, string>): Place {
  const stateName = names.get(place.state) ?? place.stateName
  if (stateName === place.stateName) return place
  if (place.kind === 'state') return { ...place, name: stateName, label: stateName, stateName }
  // The state comes last. The District's towns have 'D.C.'.
  const start = place.label.lastIndexOf(place.stateName)
  const end = start + place.stateName.length
  const written = place.label.slice(0, start) + stateName + place.label.slice(end)
  return { ...place, label: start < 0 ? place.label : written, stateName }
}

const ENGLISH = new Map(JURISDICTIONS.map(({ abbreviation, name }) => [abbreviation, name]))

/** What a place is called in English, whatever language it was asked for in. */
export const englishLabel = (place: Place): string => {
  const named = withStateName(place, ENGLISH)
  return named.kind === 'county' ? withName(named, countyInEnglish(named.name)).label : named.label
}

function label({ kind, name, state, town }: Pick<PlaceRow, 'kind' | 'name' | 'state' | 'town'>) {
  if (kind === 'state') return name
  if (kind === 'zip') return `${name} (${town ? inState(town, state) : jurisdictionName(state)})`
  return inState(name, state)
}

/** Nobody writes 'Washington, District of Columbia'. */
function inState(name: string, state: string): string {
  return `${name}, ${state === 'DC' ? 'D.C.' : jurisdictionName(state)}`
}
