import type { CollectionSlug, FlattenedField, PayloadRequest } from 'payload'
import { isRecord } from '../../documents/rich-text-node.ts'
import { listOf } from '../list-edit.ts'
import type { Titles } from '../present/value-words.ts'
import { titleOf } from './find-chosen.ts'

/** The titles of all documents that some values refer to. */
export const titlesOf = async (
  req: PayloadRequest,
  values: readonly { field: FlattenedField; value: unknown }[],
): Promise<Titles> => {
  const wanted = new Map<CollectionSlug, Set<unknown>>()
  for (const { field, value } of values) {
    if (!('relationTo' in field) || typeof field.relationTo !== 'string') continue
    const ids = wanted.get(field.relationTo) ?? new Set()
    for (const one of listOf(value)) ids.add(isRecord(one) ? one.id : one)
    wanted.set(field.relationTo, ids)
  }
  const titles = new Map<string, string>()
  for (const [collection, ids] of wanted) {
    const where = { id: { in: [...ids] } }
    const { docs } = await req.payload.find({
      collection,
      where,
      depth: 0,
      pagination: false,
      locale: 'en',
      req,
    })
    const { config } = req.payload.collections[collection]
    for (const doc of docs) titles.set(`${collection} ${doc.id}`, titleOf(config, doc))
  }
  return titles
}
