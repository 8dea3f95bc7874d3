import { sql } from '@payloadcms/db-postgres/drizzle'
import { index, integer, pgTable, text, timestamp } from '@payloadcms/db-postgres/drizzle/pg-core'

/**
 * What came of the last look at each web address: by address, since a clinic that gets another one starts
 * anew, and many share one.
 */
export const websites = pgTable(
  'websites',
  {
    address: text().primaryKey(),
    checked_at: timestamp({ withTimezone: true }).notNull(),
    /** 'answered', 'failed', or 'unsure' if that says nothing of what visitors see. */
    result: text().notNull(),
    /** Of HTTP; null if nothing answered. */
    status: integer(),
    /** Where it leads for good, if that is another host. */
    moved_to: text(),
    /** When it has failed since it last answered: the last two days. */
    failed_at: timestamp({ withTimezone: true }).array().notNull().default([]),
  },
  (table) => [
    // Few are dead, and the queue looks for these alone.
    index('websites_dead_idx').on(table.address).where(sql`cardinality(failed_at) > 1`),
  ],
)
