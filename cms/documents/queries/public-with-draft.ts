import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Payload } from 'payload'
import type { Versioned } from './versions.ts'

/** Documents of a collection that visitors have, and of which a newer draft waits. */
export const publicWithDraft = async (
  payload: Pick<Payload, 'db'>,
  collection: Versioned,
): Promise<Set<number>> => {
  const { rows } = await payload.db.drizzle.execute<{ id: number }>(sql`
    select v.parent_id as id from ${sql.identifier(`_${collection}_v`)} v
    join ${sql.identifier(collection)} d on d.id = v.parent_id
      and d._status = 'published' and d.deleted_at is null
    where v.latest and v.version__status = 'draft'`)
  return new Set(rows.map(({ id }) => id))
}
