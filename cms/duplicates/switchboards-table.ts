import {
  type AnyPgColumn,
  integer,
  pgTable,
  text,
  timestamp,
} from '@payloadcms/db-postgres/drizzle/pg-core'

/** Telephone numbers that several clinics share: they say nothing about which clinic it is. */
export const switchboards = (userId: () => AnyPgColumn) =>
  pgTable('switchboards', {
    /** As numbers are compared: its digits. */
    phone: text().primaryKey(),
    said_by: integer().references(userId, { onDelete: 'set null' }),
    said_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  })
