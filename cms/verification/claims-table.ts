import {
  type AnyPgColumn,
  integer,
  pgTable,
  timestamp,
} from '@payloadcms/db-postgres/drizzle/pg-core'

/**
 * Who is verifying which clinic just now. A claim holds until its time is over or the clinic is
 * done with, so that two people never call the same one.
 */
export const verificationClaims = (clinicId: () => AnyPgColumn, userId: () => AnyPgColumn) =>
  pgTable('verification_claims', {
    clinic_id: integer().primaryKey().references(clinicId, { onDelete: 'cascade' }),
    user_id: integer().notNull().references(userId, { onDelete: 'cascade' }),
    until: timestamp({ withTimezone: true }).notNull(),
  })
