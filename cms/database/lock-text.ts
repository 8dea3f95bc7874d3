import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { inTransaction } from './in-transaction.ts'
import type { Lock } from './locks.ts'

/** Makes tasks with the same text wait for each other until the request's transaction ends. */
export const lockText = async (req: PayloadRequest, lock: Lock, text: string): Promise<void> => {
  await inTransaction(req, sql`select pg_advisory_xact_lock(${lock}::int, hashtext(${text}))`)
}
