import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { inTransaction } from '../../database/in-transaction.ts'

/**
 * Takes back that a change moved a submission’s updatedAt. Payload tells whoever types in a form
 * by it that somebody has overtaken them, and has them load the form anew; a change of what the
 * form doesn’t write overtakes nobody.
 * @param submission as it was before
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
