import { sql } from '@payloadcms/db-postgres/drizzle'
import type { CollectionSlug, PayloadRequest } from 'payload'
import { inTransaction } from '../../database/in-transaction.ts'

/** Makes the newest version one that the next autosave doesn't overwrite, if somebody else autosaved it. */
export const finishAutosave = (
  req: PayloadRequest,
  collection: CollectionSlug,
  id: number,
  me: number,
) =>
  inTransaction(
    req,
    sql`update ${sql.identifier(`_${collection}_v`)} set autosave = false
      where parent_id = ${id} and latest and autosave and version_saved_by_id is distinct from ${me}`,
  )
