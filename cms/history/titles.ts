import type { CollectionSlug, PayloadRequest } from 'payload'
import { isRecord } from '../documents/rich-text-node.ts'
import type { Kept } from '../documents/versions/version.ts'
import { nameOf } from '../panel-kit/person-name.ts'
import type { DescribedField } from './describe/described-field.ts'
import { idIn, type Titles } from './describe/value-words.ts'

type Wanted = Map<string, Set<number>>

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value])

/** Adds the ids of the documents that a state refers to. */
const collect = (fields: readonly DescribedField[], doc: Kept, wanted: Wanted): void => {
  for (const { name, kind, relationTo, fields: inner } of fields) {
    for (const value of listOf(doc[name])) {
      if (inner && isRecord(value)) collect(inner, value, wanted)
      const id = Number(idIn(value))
      if (kind !== 'relation' || !relationTo || !Number.isInteger(id) || id < 1) continue
      wanted.set(relationTo, (wanted.get(relationTo) ?? new Set()).add(id))
    }
  }
}

const titleIn = (doc: Kept, useAsTitle: string | undefined): string =>
  String((useAsTitle && doc[useAsTitle]) || `No. ${doc.id}`)

/** The titles of all documents that some states refer to. */
export const titlesOf = async (
  req: PayloadRequest,
  states: readonly { fields: readonly DescribedField[]; doc: Kept }[],
): Promise<Titles> => {
  const wanted: Wanted = new Map()
  for (const { fields, doc } of states) collect(fields, doc, wanted)
  const titles = new Map<string, string>()
  for (const [slug, ids] of wanted) {
    const collection = slug as CollectionSlug
    const { admin } = req.payload.collections[collection].config
    const { docs } = await req.payload.find({
      collection,
      where: { id: { in: [...ids] } },
      depth: 0,
      pagination: false,
      locale: 'en',
      req,
    })
    for (const doc of docs) {
      const title =
        'email' in doc && 'role' in doc ? nameOf(doc) : titleIn({ ...doc }, admin.useAsTitle)
      titles.set(`${slug} ${doc.id}`, title)
    }
  }
  return titles
}
