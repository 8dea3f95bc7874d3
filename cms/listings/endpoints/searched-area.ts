import { listClinics } from '../queries/list-clinics.ts'
import type { SearchedArea } from '../queries/searched-area.ts'
import { areasOf, type SearchContext, type UnderstoodSearch } from './understand-search.ts'

const FIRST = { limit: 1, offset: 0 }

/** Where a search looked in the end; undefined if it has neither a place nor a state. */
export const searchedArea = async (
  { place, named, wanted }: UnderstoodSearch,
  { pool }: SearchContext,
): Promise<SearchedArea | undefined> => {
  if (named) return { filter: wanted }
  if (!place) return wanted.state ? { filter: wanted } : undefined
  if (place.kind === 'state') return { filter: { ...wanted, state: wanted.state ?? place.state } }
  const around = areasOf(place, wanted)
  const { miles, total } = await listClinics(pool, { ...wanted, ...around }, FIRST)
  if (miles === null) return { filter: wanted, county: around.county }
  return { filter: wanted, circle: { from: place, miles }, ...(total === 0 && { tried: around }) }
}
