import { understandSearch } from '../../cms/listings/endpoints/understand-search.ts'
import { type NeedRow, needFinder } from '../../cms/needs/need-table.ts'
import { gazetteer } from '../../cms/places/gazetteer/gazetteer.ts'
import type { PlaceRow } from '../../cms/places/gazetteer-table.ts'
import { openPlaceLines } from '../../cms/places/reading/place-lines.ts'
import { needs } from '../../seed/needs.ts'

/** A row as `PLACE_LINES` writes it. */
const lineOf = (row: PlaceRow) =>
  [row.normalized, row.kind, row.state, row.name, row.latitude, row.longitude]
    .concat([row.population ?? '', row.town ?? '', row.radius ?? ''])
    .join('\t')

const order = (one: PlaceRow, other: PlaceRow) =>
  one.normalized === other.normalized
    ? (other.population ?? -1) - (one.population ?? -1)
    : one.normalized < other.normalized
      ? -1
      : 1

const inLocale = (need: (typeof needs)[number], locale: 'en' | 'es') => ({
  name: need.name[locale] ?? need.name.en,
  services: [...need.categories, ...need.services],
  callFirst: need.callFirst ?? null,
  text: null,
  links: [],
  isPrivate: need.isPrivate ?? false,
})

const rowOf = (need: (typeof needs)[number]): NeedRow => ({
  words: [...need.words],
  needs: { en: inLocale(need, 'en'), es: inLocale(need, 'es') },
})

/**
 * The reader of searches with the whole gazetteer and the seeded needs, without a database.
 * @param words more of the first need
 */
export const openReader = (words: readonly string[] = []) => {
  const { places } = gazetteer()
  const [first, ...others] = needs.map(rowOf)
  if (!first) throw new Error('There are no needs.')
  const finder = needFinder([{ ...first, words: [...first.words, ...words] }, ...others])
  // Only points and unknown ZIP codes are asked of the database.
  const pool = { query: () => Promise.resolve({ rows: [] }) } as never
  const lines = places.toSorted(order).map(lineOf).join('\n')
  const context = {
    pool,
    gazetteer: { pool, ...openPlaceLines(lines) },
    needs: { get: () => Promise.resolve(finder), forget: () => {} },
    stateNames: { get: () => Promise.resolve(() => new Map<string, string>()), forget: () => {} },
  }
  const understood = (location: string) =>
    understandSearch({ location, locale: 'en', services: [] } as never, context)
  return { places, understood }
}
