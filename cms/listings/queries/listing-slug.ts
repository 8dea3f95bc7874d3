import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { inTransaction } from '../../database/in-transaction.ts'

/** The slug of a clinic's public page; undefined if it has none. */
export const listingSlug = async (
  req: PayloadRequest,
  clinicId: number,
): Promise<string | undefined> => {
  const [row] = await inTransaction<{ slug: string }>(
    req,
    sql`select slug from listings where clinic_id = ${clinicId} and locale = 'en'`,
  )
  return row?.slug
}
