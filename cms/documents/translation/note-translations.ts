import {
  type CollectionConfig,
  type CollectionSlug,
  type FlattenedField,
  type GlobalConfig,
  type GlobalSlug,
  isolateObjectProperty,
  type PayloadRequest,
} from 'payload'
import {
  deleteRecords,
  readRecords,
  type Source,
  writeRecords,
} from '../queries/translation-records.ts'
import { NOTED } from './translatable.ts'
import { newRecords } from './translated-from.ts'

export const localizedOf = (fields: readonly FlattenedField[]): FlattenedField[] =>
  fields.filter((field) => 'localized' in field && field.localized)

/** The names of localized fields. */
export const namesOf = (fields: readonly FlattenedField[]): string[] =>
  localizedOf(fields).map(({ name }) => name)

/** For reads in all languages, while the request itself keeps its own. */
export const apart = (req: PayloadRequest) =>
  isolateObjectProperty(req, ['locale', 'fallbackLocale'])

const note = async (
  req: PayloadRequest,
  source: Source,
  { fields, doc, previous }: { fields: string[]; doc: object; previous: object | undefined },
) => {
  const before = (req.locale ?? 'en') === 'en' ? previous : undefined
  const known = await readRecords(req, source)
  await writeRecords(req, source, newRecords(fields, doc, known, before))
}

/** Whether it is recorded from which English a collection's translations were made. */
export const areNoted = ({ slug }: { slug: string }): boolean =>
  NOTED.some((known) => known === slug)

/**
 * Records for a collection from which English each translation was made. Drafts are not noted: what
 * counts is what visitors read.
 */
export const noteTranslations = (collection: CollectionConfig): CollectionConfig => ({
  ...collection,
  hooks: {
    ...collection.hooks,
    // First, since other hooks may read in another language with the same request.
    afterChange: [
      async ({ collection: { slug, flattenedFields }, doc, previousDoc, operation, req }) => {
        // What was just made in English has no translation: imports make many.
        if (operation === 'create' && (req.locale ?? 'en') === 'en') return
        if ((doc._status ?? 'published') !== 'published') return
        const fields = namesOf(flattenedFields)
        const read = await req.payload.findByID({
          collection: slug as CollectionSlug,
          id: doc.id,
          select: Object.fromEntries(fields.map((name) => [name, true])),
          locale: 'all',
          depth: 0,
          disableErrors: true,
          req: apart(req),
        })
        if (!read) return
        await note(req, { source: slug, id: doc.id }, { fields, doc: read, previous: previousDoc })
      },
      ...(collection.hooks?.afterChange ?? []),
    ],
    afterDelete: [
      ...(collection.hooks?.afterDelete ?? []),
      async ({ collection: { slug }, id, req }) =>
        deleteRecords(req, { source: slug, id: Number(id) }),
    ],
  },
})

/** The same for a global. */
export const noteGlobalTranslations = (global: GlobalConfig): GlobalConfig => ({
  ...global,
  hooks: {
    ...global.hooks,
    afterChange: [
      async ({ global: { slug, flattenedFields }, previousDoc, req }) => {
        const read = await req.payload.findGlobal({
          slug: slug as GlobalSlug,
          locale: 'all',
          depth: 0,
          req: apart(req),
        })
        const fields = namesOf(flattenedFields)
        await note(req, { source: slug, id: 0 }, { fields, doc: read, previous: previousDoc })
      },
      ...(global.hooks?.afterChange ?? []),
    ],
  },
})
