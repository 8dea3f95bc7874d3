import {
  type AnyPgColumn,
  index,
  integer,
  jsonb,
  pgTable,
  serial,
  text,
  timestamp,
} from '@payloadcms/db-postgres/drizzle/pg-core'

/**
 * Lists of clinics to call, which everybody sees. While a person has taken one, its clinics are offered
 * to nobody else.
 */
export const callLists = (userId: () => AnyPgColumn) =>
  pgTable(
    'call_lists',
    {
      id: serial().primaryKey(),
      name: text().notNull(),
      filter: jsonb().notNull(),
      taken_by: integer().references(userId, { onDelete: 'set null' }),
      taken_at: timestamp({ withTimezone: true }),
      /** Those that were due when it was taken, the most urgent first. */
      clinic_ids: integer().array().notNull().default([]),
    },
    (table) => [index('call_lists_taken_by_idx').on(table.taken_by)],
  )
