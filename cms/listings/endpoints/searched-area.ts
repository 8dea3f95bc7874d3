import type { Point } from '../../contract/miles-between.ts'
import type { ClinicFilter, County } from '../queries/conditions.ts'
import { listClinics } from '../queries/list-clinics.ts'
import { areasOf, type SearchContext, type UnderstoodSearch } from './understand-search.ts'

/** All that a search finds: in a state, in a county, or in a circle. */
export interface SearchedArea {
  filter: ClinicFilter
  county?: County | undefined
  circle?: { from: Point; miles: number }
}

const FIRST = { limit: 1, offset: 0 }

/** Where a search looked in the end; undefined if it has no place. */
export const searchedArea = async (
  { place, wanted }: UnderstoodSearch,
  { pool }: SearchContext,
): Promise<SearchedArea | undefined> => {
  if (!place) return undefined
  if (place.kind === 'state') return { filter: { ...wanted, state: wanted.state ?? place.state } }
  const around = areasOf(place, wanted)
  const { miles } = await listClinics(pool, { ...wanted, ...around }, FIRST)
  if (miles === null) return { filter: wanted, county: around.county }
  return { filter: wanted, circle: { from: place, miles } }
}
