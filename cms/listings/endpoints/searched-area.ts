import type { ClinicCountsQuery } from '../../contract/clinic-search.ts'
import type { ReadPool } from '../../database/read-pool.ts'
import { listClinics } from '../queries/list-clinics.ts'
import type { SearchedArea, SearchedAreas } from '../queries/searched-area.ts'
import { areasOf, type UnderstoodSearch } from './understand-search.ts'

const FIRST = { limit: 1, offset: 0 }

/**
 * Where a search looks: the same for its list, the counts beside its filters and the points of its map.
 * @returns undefined if its text is no place that is known
 */
export const searchedAreas = <Query extends ClinicCountsQuery>({
  place,
  named,
  wanted,
}: UnderstoodSearch<Query>): SearchedAreas<UnderstoodSearch<Query>['wanted']> | undefined => {
  if (named || !wanted.location) return { filter: wanted }
  if (!place) return undefined
  if (place.kind === 'state') return { filter: { ...wanted, state: wanted.state ?? place.state } }
  return { filter: wanted, around: areasOf(place, wanted) }
}

/** The first of the areas that has a clinic; the last one if none has. */
export const areaFound = async (
  pool: ReadPool,
  { filter, around }: SearchedAreas,
): Promise<SearchedArea> => {
  if (!around) return { filter }
  const { miles } = await listClinics(pool, { ...filter, ...around }, FIRST)
  const { from, county } = around
  return miles === null ? { filter, county } : { filter, circle: { from, miles } }
}
