import { sql } from '@payloadcms/db-postgres/drizzle'
import { inTransaction, type Transaction } from '../../database/in-transaction.ts'
import type { Commented } from '../commented.ts'

/** Deletes what was said of a document. To be done before it goes, since the relation goes with it. */
export const forgetComments = (
  req: Transaction,
  collection: Commented,
  id: number,
): Promise<unknown> =>
  inTransaction(
    req,
    sql`delete from comments where id in (
      select parent_id from comments_rels
      where path = 'document' and ${sql.identifier(`${collection}_id`)} = ${id})`,
  )
