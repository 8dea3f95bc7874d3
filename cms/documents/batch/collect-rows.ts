import type { CollectionSlug, JsonObject, PayloadRequest } from 'payload'
import type { RowsByTable } from '../queries/insert-rows.ts'

type Row = Record<string, unknown>

/**
 * The rows of a new document, as Payload's own adapter writes them: what it would insert is collected.
 * @param rows gets them, in the order in which tables can be filled
 */
export const collectRows = async (
  req: PayloadRequest,
  collection: CollectionSlug,
  { id, stored }: { id: number; stored: JsonObject },
  rows: RowsByTable,
): Promise<void> => {
  const insert = async ({ tableName, values }: { tableName: string; values: Row | Row[] }) => {
    const list = Array.isArray(values) ? values : [values]
    const known = rows.get(tableName)
    if (known) known.push(...list)
    else rows.set(tableName, [...list])
    return list
  }
  const collecting: typeof req.payload.db = Object.create(req.payload.db, {
    insert: { value: insert },
  })
  await collecting.create({ collection, customID: id, data: stored, req, returning: false })
}
