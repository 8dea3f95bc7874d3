import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Payload } from 'payload'
import { dueClinics } from '../../verification/index.ts'

/** The state of the directory in figures. */
export interface Figures extends Record<string, unknown> {
  listings: number
  /** Seconds since 1970; null if nobody has ever verified a clinic. */
  lastVerification: number | null
  callsDue: number
  submissionsOpen: number
  messagesUnread: number
}

/** Reads them in one statement. */
export const readFigures = async (payload: Payload): Promise<Figures | undefined> => {
  const { rows } = await payload.db.drizzle.execute<Figures>(sql`select
    (select count(*)::int from listings where locale = 'en') as listings,
    (select extract(epoch from max(created_at))::float from verifications
      where undone_at is null) as "lastVerification",
    (select count(*)::int from (${dueClinics}) due where due_at <= now()) as "callsDue",
    (select count(*)::int from clinic_submissions
      where status in ('received', 'in review', 'verified')) as "submissionsOpen",
    (select count(*)::int from contact_messages where status = 'new') as "messagesUnread"`)
  return rows[0]
}
