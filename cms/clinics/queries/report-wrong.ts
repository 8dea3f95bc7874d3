import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { inTransaction } from '../../database/in-transaction.ts'

/**
 * Notes that a visitor says a clinic is wrong. Writes one column, in the clinic and in its latest
 * version, which the next edit starts from: an editor's draft stays as it is and is not published.
 * Nothing that visitors see changes.
 */
export const reportWrong = async (req: PayloadRequest, clinicId: number): Promise<void> => {
  await inTransaction(req, sql`update clinics set reported_wrong_at = now() where id = ${clinicId}`)
  await inTransaction(
    req,
    sql`update _clinics_v set version_reported_wrong_at = now()
      where parent_id = ${clinicId} and latest`,
  )
}
