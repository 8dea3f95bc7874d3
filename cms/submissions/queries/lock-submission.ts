import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { inTransaction } from '../../database/in-transaction.ts'

/**
 * Locks a submission until the request's transaction ends.
 * @returns whether there is such a submission
 */
export const lockSubmission = async (req: PayloadRequest, id: number): Promise<boolean> => {
  const rows = await inTransaction(
    req,
    sql`select 1 from clinic_submissions where id = ${id} for update`,
  )
  return rows.length > 0
}
