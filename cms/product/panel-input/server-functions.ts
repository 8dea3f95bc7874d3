import type { FlattenedField, FormState, SanitizedConfig } from 'payload'
import { reduceFieldsToValues } from 'payload/shared'
import { z } from 'zod'
import { LOCALES } from '../../contract/constants.ts'
import { typeFaults } from '../../documents/types/type-faults.ts'
import { isDate, isDocumentId } from '../../documents/types/value-fault.ts'

const text = z.string()
const fields = z.record(text, z.unknown())
const formState = z.record(text, z.looseObject({})).nullish()
const locale = z.enum(LOCALES)
const document = z.unknown().refine(isDocumentId)
const moment = z.date().refine(isDate)

/** What a list is asked for in an address, already read. */
const listQuery = z.looseObject({
  columns: z.array(z.union([text, z.looseObject({ accessor: text })])).nullish(),
  groupBy: text.nullish(),
  queryByGroup: fields.nullish(),
  sort: z.union([text, z.array(text)]).nullish(),
  where: fields.nullish(),
})

/**
 * The server functions that the panel's screens call, by name, each with what it can be called with.
 * Payload's others are of no use here: nothing has folders, joins, or slugs of Payload's kind.
 */
export const serverFunctions = ({
  collections,
  globals,
}: Pick<SanitizedConfig, 'collections' | 'globals'>): Map<string, z.ZodType> => {
  const collection = z.enum(collections.map(({ slug }) => slug))
  const global = z.enum(globals.map(({ slug }) => slug))
  const fieldsOf = new Map<string, FlattenedField[]>(
    [...collections, ...globals].map(({ slug, flattenedFields }) => [slug, flattenedFields]),
  )

  /** Whether a form's values are of its fields' kinds. Parts of forms have fields of their own. */
  const hasFittingValues = (args: Record<string, unknown>): boolean => {
    const { collectionSlug, data, formState, globalSlug, initialData, schemaPath } = args
    const slug = String(collectionSlug ?? globalSlug)
    if (schemaPath && schemaPath !== slug) return true
    const values = initialData ?? data ?? reduceFieldsToValues((formState ?? {}) as FormState, true)
    return typeFaults(fieldsOf.get(slug) ?? [], Object(values)).length === 0
  }

  const ofCollection = z.looseObject({ collectionSlug: collection })
  const ofDocument = ofCollection.extend({
    globalSlug: z.null().optional(),
    id: document.nullish(),
    docID: document.nullish(),
  })
  const ofEither = ofDocument.or(
    z.looseObject({ collectionSlug: z.null().optional(), globalSlug: global }),
  )
  return new Map<string, z.ZodType>([
    [
      'form-state',
      ofEither
        .and(
          z.looseObject({
            data: fields.nullish(),
            docPreferences: z.looseObject({ fields: fields.nullish() }).nullish(),
            documentFormState: formState,
            formState,
            initialBlockData: fields.nullish(),
            initialBlockFormState: formState,
            operation: z.enum(['create', 'update']).nullish(),
            schemaPath: text.nullish(),
            select: fields.nullish(),
          }),
        )
        .refine(hasFittingValues),
    ],
    [
      'render-document',
      ofDocument
        .extend({
          initialData: fields.nullish(),
          paramsOverride: z.looseObject({ segments: z.array(text) }).nullish(),
          searchParams: fields.nullish(),
        })
        .refine(hasFittingValues),
    ],
    ['render-document-slots', ofDocument],
    ['render-list', ofCollection.extend({ query: listQuery.nullish() })],
    [
      'copy-data-from-locale',
      ofEither.and(z.looseObject({ fromLocale: locale, toLocale: locale })),
    ],
    ['get-upcoming-scheduled-publish', ofEither],
    [
      'schedule-publish',
      z.union([
        z.strictObject({ deleteID: document }),
        z.looseObject({
          deleteID: z.null().optional(),
          type: z.enum(['publish', 'unpublish']),
          date: moment,
          doc: z.looseObject({ relationTo: collection, value: document }).nullish(),
          global: global.nullish(),
          localeToPublish: locale.nullish(),
          timezone: text.nullish(),
        }),
      ]),
    ],
    ['get-default-layout', fields],
    ['render-widget', z.looseObject({ widgetSlug: text, widgetData: fields.nullish() })],
  ])
}
