import { index, integer, pgTable, timestamp } from '@payloadcms/db-postgres/drizzle/pg-core'

/**
 * When a clinic went from what visitors see, until it is there again. Whoever has a copy of the open
 * data asks for it. Its clinic may be deleted, so there is no reference to it.
 */
export const removedListings = pgTable(
  'removed_listings',
  {
    clinic_id: integer().primaryKey(),
    removed_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('removed_listings_at_idx').on(table.removed_at, table.clinic_id)],
)
