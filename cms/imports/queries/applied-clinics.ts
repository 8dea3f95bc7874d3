import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { inTransaction } from '../../database/in-transaction.ts'

/** The clinics that an import has written. */
export const appliedClinics = async (req: PayloadRequest, importId: number): Promise<number[]> => {
  const rows = await inTransaction<{ id: number }>(
    req,
    sql`select distinct clinic_id as id from import_rows
      where import_id = ${importId} and result = 'applied' and clinic_id is not null`,
  )
  return rows.map(({ id }) => id)
}
