import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { inTransaction } from './in-transaction.ts'

/** The channel on which processes tell each other that what visitors see has changed. */
export const CONTENT_CHANNEL = 'content_changed'

declare module 'payload' {
  interface RequestContext {
    /** The transaction in which the announcement has been made. */
    announced?: number | string
  }
}

/** Notifies every process when the transaction commits. */
export const announce = async (req: PayloadRequest): Promise<void> => {
  const transaction = await req.transactionID
  if (transaction !== undefined && req.context.announced === transaction) return
  if (transaction !== undefined) req.context.announced = transaction
  await inTransaction(req, sql`select pg_notify(${CONTENT_CHANNEL}, '')`)
}
