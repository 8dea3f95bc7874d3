import type { Payload } from 'payload'
import { normalizeName, type ZipTowns } from '../../places/index.ts'

/** What rows refer to. */
export interface References {
  /** Ids by abbreviation. */
  states: ReadonlyMap<string, number>
  /** Abbreviations by the names in our own list, in both languages, as `normalizeName` writes them. */
  stateNames: ReadonlyMap<string, string>
  /** Ids by slug. */
  categories: ReadonlyMap<string, number>
  /** Slugs by slug and by name, in lowercase. */
  categoryNames: ReadonlyMap<string, string>
  towns: ZipTowns
}

/** All of them but towns. */
export type NamedReferences = Omit<References, 'towns'>

/** The states and categories that a file's rows refer to. */
export const readNamed = async (payload: Payload): Promise<NamedReferences> => {
  const everything = { depth: 0, pagination: false } as const
  const inSpanish = { ...everything, locale: 'es' } as const
  const [states, spanishStates, { docs: categories }, spanish] = await Promise.all([
    payload.find({ collection: 'states', ...everything }),
    payload.find({ collection: 'states', ...inSpanish }),
    payload.find({ collection: 'categories', ...everything }),
    payload.find({ collection: 'categories', ...inSpanish }),
  ])
  return {
    states: new Map(states.docs.map(({ abbreviation, id }) => [abbreviation, id])),
    stateNames: new Map(
      [...states.docs, ...spanishStates.docs].map(({ name, abbreviation }) => [
        normalizeName(name),
        abbreviation,
      ]),
    ),
    categories: new Map(categories.map(({ slug, id }) => [slug, id])),
    categoryNames: new Map(
      [...categories, ...spanish.docs].flatMap(({ slug, name }) => [
        [slug.toLowerCase(), slug],
        [name.toLowerCase(), slug],
      ]),
    ),
  }
}
