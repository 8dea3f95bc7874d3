import { sql } from '@payloadcms/db-postgres/drizzle'
import { inTransaction, type Transaction } from '../../database/in-transaction.ts'

/** Locks documents against writes until the transaction ends, always in the same order. */
export const lockDocuments = (req: Transaction, collection: string, ids: number[]) =>
  inTransaction(
    req,
    sql`select id from ${sql.identifier(collection.replaceAll('-', '_'))}
      where id = any(${sql.param(ids)}::int[]) order by id for no key update`,
  )
