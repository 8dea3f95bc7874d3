import {
  beforeChangeTraverseFields,
  beforeValidateTraverseFields,
  deepCopyObjectSimple,
  type JsonObject,
  type PayloadRequest,
  type SanitizedCollectionConfig,
  ValidationError,
} from 'payload'
import { fieldFaults } from './field-faults.ts'

/** A new document that has passed its hooks and rules. */
export interface Prepared {
  /** In the language of the request. */
  doc: JsonObject
  /** As it is stored, with localized fields by language. */
  stored: JsonObject
}

/** Runs the hooks and rules of a new document in the order in which payload.create does. */
export const prepareDocument = async (
  req: PayloadRequest,
  collection: SanitizedCollectionConfig,
  input: JsonObject,
): Promise<Prepared> => {
  const { fields, hooks, slug } = collection
  const about = { collection, context: req.context, operation: 'create' as const, req }
  const traversed = {
    ...about,
    doc: {},
    fields,
    global: null,
    overrideAccess: true,
    parentIndexPath: '',
    parentIsLocalized: false,
    parentPath: '',
    parentSchemaPath: '',
    siblingDoc: {},
  }
  let data = deepCopyObjectSimple(input)
  await beforeValidateTraverseFields({ ...traversed, data, siblingData: data })
  for (const hook of [...hooks.beforeValidate, ...hooks.beforeChange])
    data = (await hook({ ...about, data, originalDoc: {} })) || data
  const stored = deepCopyObjectSimple(data)
  const languages: (() => Promise<void> | void)[] = []
  await beforeChangeTraverseFields({
    ...traversed,
    data: stored,
    docWithLocales: {},
    errors: [],
    fieldLabelPath: '',
    mergeLocaleActions: languages,
    siblingData: stored,
    siblingDocWithLocales: {},
    // They are checked below, at less cost.
    skipValidation: true,
  })
  const errors = await fieldFaults(fields, { collectionSlug: slug, data: stored, req })
  if (errors.length > 0) throw new ValidationError({ collection: slug, errors, req }, req.t)
  const doc = { ...stored }
  for (const split of languages) await split()
  return { doc, stored }
}
