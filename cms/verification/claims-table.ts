import {
  type AnyPgColumn,
  integer,
  pgTable,
  timestamp,
} from '@payloadcms/db-postgres/drizzle/pg-core'

/**
 * Who is verifying which clinic right now. A claim holds until it expires or the call is settled,
 * so that two people never call the same clinic.
 */
export const verificationClaims = (clinicId: () => AnyPgColumn, userId: () => AnyPgColumn) =>
  pgTable('verification_claims', {
    clinic_id: integer().primaryKey().references(clinicId, { onDelete: 'cascade' }),
    user_id: integer().notNull().references(userId, { onDelete: 'cascade' }),
    until: timestamp({ withTimezone: true }).notNull(),
  })
