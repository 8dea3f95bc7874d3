import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { inTransaction } from '../../database/in-transaction.ts'

/** An address may be anybody's: whoever sends a thousand forms with it must not slow down the next. */
const MOST = 20

/** The latest submissions of the last day that name an address. */
export const submissionsOfToday = (
  req: PayloadRequest,
  email: string,
): Promise<{ id: number; minutes: number }[]> =>
  inTransaction(
    req,
    sql`select id, extract(epoch from now() - created_at)::float8 / 60 as minutes
      from clinic_submissions
      where lower(contact_email) = ${email.toLowerCase()} and created_at > now() - interval '1 day'
      order by created_at desc limit ${MOST}`,
  )
