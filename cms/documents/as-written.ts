import {
  beforeValidateTraverseFields,
  type CollectionSlug,
  deepCopyObjectSimple,
  type JsonObject,
  type PayloadRequest,
} from 'payload'

/** New values of a document as its fields write them: '(864) 555 0142' becomes '864-555-0142'. */
export const asWritten = async <Values extends object>(
  req: PayloadRequest,
  slug: CollectionSlug,
  values: Values,
): Promise<Values> => {
  const { config: collection } = req.payload.collections[slug]
  const data: JsonObject = deepCopyObjectSimple({ ...values })
  await beforeValidateTraverseFields({
    collection,
    context: req.context,
    data,
    doc: {},
    fields: collection.fields,
    global: null,
    operation: 'update',
    overrideAccess: true,
    parentIndexPath: '',
    parentIsLocalized: false,
    parentPath: '',
    parentSchemaPath: '',
    req,
    siblingData: data,
    siblingDoc: {},
  })
  const written = Object.keys(values).map((name) => [name, data[name]])
  return Object.fromEntries(written) as Values
}
