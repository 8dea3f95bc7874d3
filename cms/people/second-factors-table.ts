import {
  type AnyPgColumn,
  integer,
  pgTable,
  text,
  timestamp,
} from '@payloadcms/db-postgres/drizzle/pg-core'

/**
 * The second factor of an account. It is no collection of Payload's, so that no API, version or
 * export can show it.
 */
export const secondFactors = (userId: () => AnyPgColumn) =>
  pgTable('second_factors', {
    user_id: integer().primaryKey().references(userId, { onDelete: 'cascade' }),
    /** Encrypted with a key that is derived from PAYLOAD_SECRET. */
    secret: text().notNull(),
    /** The newest step of 30 seconds whose code was used. */
    last_step: integer().notNull(),
    /** Hashes of those that were not used yet. */
    recovery_codes: text().array().notNull(),
    added_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  })
