import type { CollectionSlug, FlattenedField, PayloadRequest } from 'payload'
import { isRecord } from '../../documents/rich-text-node.ts'

type Values = Record<string, unknown>
type Names = Map<CollectionSlug, Map<unknown, Values>>

/** Fields that refer to documents of one collection. */
const referring = (fields: readonly FlattenedField[]) =>
  fields.flatMap((field) =>
    (field.type === 'relationship' || field.type === 'upload') &&
    typeof field.relationTo === 'string'
      ? [{ name: field.name, collection: field.relationTo }]
      : [],
  )

const idsIn = (value: unknown): unknown[] => [value ?? []].flat()

/**
 * Puts documents in the place of their ids, as depth 1 would. That reads each of them again for each document
 * that refers to it; this keeps those that it has read for the whole list.
 */
export const referenceReader = (
  req: PayloadRequest,
  fields: readonly FlattenedField[],
  options: { fallbackLocale: false; draft: true; overrideAccess: false },
) => {
  const references = referring(fields)
  const known: Names = new Map()

  const read = async (
    collection: CollectionSlug,
    ids: unknown[],
  ): Promise<Map<unknown, Values>> => {
    const found = known.get(collection) ?? new Map<unknown, Values>()
    known.set(collection, found)
    const missing = [...new Set(ids)].filter((id) => !found.has(id))
    if (missing.length === 0) return found
    const where = { id: { in: missing } }
    const { docs } = await req.payload.find({
      ...{ collection, where, depth: 0, locale: 'en', pagination: false, trash: true, req },
      ...{ ...options, disableErrors: true },
    })
    for (const doc of docs) if (isRecord(doc)) found.set(doc.id, doc)
    return found
  }

  return async (docs: readonly Values[]): Promise<Values[]> => {
    const filled = docs.map((doc) => ({ ...doc }))
    for (const { name, collection } of references) {
      const found = await read(
        collection,
        docs.flatMap((doc) => idsIn(doc[name])),
      )
      for (const doc of filled) {
        const value = doc[name]
        doc[name] = Array.isArray(value)
          ? value.map((id) => found.get(id) ?? id)
          : (found.get(value) ?? value)
      }
    }
    return filled
  }
}
