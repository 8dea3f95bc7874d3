import {
  type AnyPgColumn,
  integer,
  pgTable,
  timestamp,
  varchar,
} from '@payloadcms/db-postgres/drizzle/pg-core'

/** The clinics whose staff want to be asked once a month whether all is right. */
export const staffReminders = (clinicId: () => AnyPgColumn) =>
  pgTable('staff_reminders', {
    clinic_id: integer().primaryKey().references(clinicId, { onDelete: 'cascade' }),
    locale: varchar().notNull(),
    /** A digest of the address that asked: another one has not. */
    address: varchar().notNull(),
    /** When they asked for it, then when they were last asked. */
    asked_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  })
