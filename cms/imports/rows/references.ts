import { createLocalReq, type Payload } from 'payload'
import { normalizeName, type ZipTowns } from '../../places/index.ts'
import { type Lexicons, readWordParts, type WordParts } from '../../vocabulary/index.ts'

/** What rows refer to. */
export interface References {
  /** Ids by abbreviation. */
  states: ReadonlyMap<string, number>
  /** Abbreviations by the names in our own list, in both languages, as `normalizeName` writes them. */
  stateNames: ReadonlyMap<string, string>
  /** Ids by slug. */
  categories: ReadonlyMap<string, number>
  lexicons: Lexicons
  towns: ZipTowns
}

/** All of them but towns, as they are sent to the process that reads files. */
export type NamedReferences = Omit<References, 'towns' | 'lexicons'> & { words: WordParts }

/** The states and categories that a file's rows refer to. */
export const readNamed = async (payload: Payload): Promise<NamedReferences> => {
  const everything = { depth: 0, pagination: false } as const
  const inSpanish = { ...everything, locale: 'es' } as const
  const [states, spanishStates, { docs: categories }, words] = await Promise.all([
    payload.find({ collection: 'states', ...everything }),
    payload.find({ collection: 'states', ...inSpanish }),
    payload.find({ collection: 'categories', ...everything }),
    readWordParts(await createLocalReq({}, payload)),
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
    words,
  }
}
