import {
  buildVersionCollectionFields,
  type CollectionSlug,
  type DataFromCollectionSlug,
  type Payload,
} from 'payload'
import type { Transaction } from '../../database/in-transaction.ts'
import { type Row, readWholeRows } from '../queries/document-rows.ts'
import { isRecord } from '../rich-text-node.ts'
import { rowsIn, shapeOf } from './document-shape.ts'

interface Place {
  table: string
  isVersions: boolean
  documentOf: (row: Row) => Row
}

const tableOf = ({ db }: Payload, key: string): string => {
  const table = db.tableNameMap.get(key)
  if (!table) throw new Error(`There is no table for ${key}`)
  return table
}

const listsOf = ({ _texts, _rels }: Row) => ({ texts: rowsIn(_texts), references: rowsIn(_rels) })

const current = (payload: Payload, slug: CollectionSlug): Place => {
  const table = tableOf(payload, slug.replaceAll('-', '_'))
  const shape = shapeOf(payload.db, table, payload.collections[slug].config.flattenedFields)
  const documentOf = (row: Row) => ({ ...shape(row, '', listsOf(row)), id: Number(row.id) })
  return { table, isVersions: false, documentOf }
}

const newest = (payload: Payload, slug: CollectionSlug): Place => {
  const table = tableOf(payload, `_${slug.replaceAll('-', '_')}_v`)
  const { config } = payload.collections[slug]
  const fields = buildVersionCollectionFields(payload.config, config, true)
  const version = fields.filter(({ name }) => name === 'version')
  const shape = shapeOf(payload.db, table, version)
  const documentOf = (row: Row) => {
    const { version } = shape(row, '', listsOf(row))
    return { ...(isRecord(version) && version), id: Number(row.parent_id) }
  }
  return { table, isVersions: true, documentOf }
}

/** What a collection's fields say is what Payload's generated types say. */
const isOf = <Slug extends CollectionSlug>(row: Row): row is Row & DataFromCollectionSlug<Slug> =>
  typeof row.id === 'number'

/**
 * Reads documents by their ids, some at once, in all languages, as the adapter's find would. Its rows have a
 * hundred cells, each of which it copies once for each translated field.
 * @param isNewest whether of each its newest version is wanted, which may be a draft
 * @returns a function that gives them in the order of the ids, without those that are gone
 */
export const documentReader = <Slug extends CollectionSlug>(
  payload: Payload,
  slug: Slug,
  isNewest = false,
) => {
  const hasDrafts = Boolean(payload.collections[slug].config.versions?.drafts)
  const place = isNewest && hasDrafts ? newest(payload, slug) : current(payload, slug)
  return async (req: Transaction, ids: readonly number[]) => {
    const rows = await readWholeRows(req, place.table, ids, place.isVersions)
    const documents = new Map(rows.map(place.documentOf).map((one) => [one.id, one]))
    return ids.map((id) => documents.get(id) ?? {}).filter(isOf<Slug>)
  }
}
