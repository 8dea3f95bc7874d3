import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { inTransaction } from '../../database/in-transaction.ts'

/** An address may be anybody's: whoever sends a thousand forms with it must not slow down the next. */
const MOST = 20

/** Ids of the latest submissions of the last day that name an address. */
export const submissionsOfToday = async (req: PayloadRequest, email: string): Promise<number[]> => {
  const rows = await inTransaction<{ id: number }>(
    req,
    sql`select id from clinic_submissions
      where lower(contact_email) = ${email.toLowerCase()} and created_at > now() - interval '1 day'
      order by created_at desc limit ${MOST}`,
  )
  return rows.map(({ id }) => id)
}
