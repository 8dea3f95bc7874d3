import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { inTransaction } from '../../database/in-transaction.ts'

/**
 * Restores a submission's updatedAt after a change. Payload uses it to tell people who type in a
 * form that somebody else has saved, and makes them reload the form. A change of something that the
 * form doesn't write is no reason for that.
 * @param submission as it was before the change
 */
export const keepUpdatedAt = async (
  req: PayloadRequest,
  { id, updatedAt }: { id: number; updatedAt: string },
): Promise<void> => {
  await inTransaction(
    req,
    sql`update clinic_submissions set updated_at = ${updatedAt} where id = ${id}`,
  )
}
