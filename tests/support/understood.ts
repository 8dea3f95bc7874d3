import type { Clinic, Point } from '../../cms/contract/index.ts'
import { untilEdit } from '../../cms/database/until-edit.ts'
import type { ClinicNames } from '../../cms/listings/clinic-names.ts'
import { understandSearch } from '../../cms/listings/endpoints/understand-search.ts'
import { nameWordsOf } from '../../cms/listings/name-words.ts'
import { namedBy } from '../../cms/listings/present/named-by.ts'
import { sortWord } from '../../cms/listings/present/sort-word.ts'
import { cellsWithin } from '../../cms/listings/queries/grid.ts'
import { type NeedRow, needFinder } from '../../cms/needs/need-table.ts'
import { gazetteer } from '../../cms/places/gazetteer/gazetteer.ts'
import type { PlaceRow } from '../../cms/places/gazetteer-table.ts'
import { groupBy } from '../../cms/places/group-by.ts'
import { openPlaceLines } from '../../cms/places/reading/place-lines.ts'
import { needs } from '../../seed/needs.ts'
import { misreadBy } from './misread.ts'

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

/** A clinic that is made up, as searches for its name find it. */
export type MadeClinic = Pick<Clinic, 'name' | 'address' | 'city' | 'state' | 'phone'> & Point

const madeNames = (clinics: readonly MadeClinic[]): ClinicNames => {
  const rows = clinics.map((clinic, id) => {
    const named = new Set(namedBy({ ...clinic, zipCode: null, phones: [] }))
    return { id, ...clinic, name: sortWord(clinic.name), named }
  })
  const words = groupBy(
    rows.flatMap(({ name }) => name.split(' ')),
    (word) => word,
  )
  const counted = [...words].map(([word, { length }]) => [word, length] as const)
  return {
    words: untilEdit(async () => nameWordsOf({ clinics: rows.length, words: counted })),
    find: async (asked) =>
      rows.filter(({ named }) => asked.every((some) => some.some((word) => named.has(word)))),
  }
}

/**
 * The reader of searches with the whole gazetteer and the seeded needs, without a database.
 * @param clinics that have names to be found by
 * @param words more of the first need
 */
export const openReader = (clinics: readonly MadeClinic[] = [], words: readonly string[] = []) => {
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
    clinicNames: madeNames(clinics),
    clinicCells: untilEdit(
      async () => new Set(clinics.flatMap((clinic) => cellsWithin(clinic, 0))),
    ),
    stateNames: { get: () => Promise.resolve(() => new Map<string, string>()), forget: () => {} },
  }
  const understood = (location: string) =>
    understandSearch({ location, locale: 'en', services: [] } as never, context)
  return { places, understood, misread: misreadBy(understood) }
}
