import type { SanitizedCollectionConfig } from 'payload'
import { inEach } from '../../panel-kit/say.ts'
import { type StoredSentence, storedWords } from '../../panel-kit/stored-words.ts'
import { DID } from '../change.ts'
import { nounOf } from '../steps/find-chosen.ts'

/** Why a document was left as it is. */
const REASONS: readonly StoredSentence[] = [
  { en: 'It no longer exists.', es: 'Ya no existe.' },
  {
    en: 'Somebody is typing in its form right now.',
    es: 'Alguien está escribiendo en su formulario ahora mismo.',
  },
  { en: 'It has been deleted for good since.', es: 'Después se eliminó para siempre.' },
  {
    en: 'It has been changed since, so it stays as it is.',
    es: 'Después se cambió, así que se queda como está.',
  },
  { en: 'It could not be undone: {reason}', es: 'No se pudo deshacer: {reason}' },
]

/** The log's reasons in the reader's language. */
export const reasonWords = storedWords(REASONS)

type Labelled = Pick<SanitizedCollectionConfig, 'labels' | 'slug'>

const titleSentences = (collections: readonly Labelled[]): StoredSentence[] =>
  collections
    .map(nounOf)
    .flatMap((noun) =>
      (['one', 'many'] as const).flatMap((form) =>
        Object.values(DID).map((did) =>
          inEach((language) => `${did[language]} {count} ${noun[language][form]}`),
        ),
      ),
    )

const readers = new WeakMap<readonly Labelled[], ReturnType<typeof storedWords>>()

/** The log's titles in the reader's language: 'Edited 12 clinics'. */
export const titleWords = (collections: readonly Labelled[]) => {
  const reader = readers.get(collections) ?? storedWords(titleSentences(collections))
  readers.set(collections, reader)
  return reader
}
