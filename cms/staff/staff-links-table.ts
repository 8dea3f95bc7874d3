import {
  type AnyPgColumn,
  index,
  integer,
  pgTable,
  timestamp,
  varchar,
} from '@payloadcms/db-postgres/drizzle/pg-core'

/**
 * The links that open a clinic's own listing. Only a digest of each is kept, so that who reads the
 * database can't use them. Deleting a row revokes the link.
 */
export const staffLinks = (clinicId: () => AnyPgColumn) =>
  pgTable(
    'staff_links',
    {
      digest: varchar().primaryKey(),
      clinic_id: integer().notNull().references(clinicId, { onDelete: 'cascade' }),
      /** 'edit' to correct the listing, 'confirm' to say that it is right. */
      purpose: varchar().notNull().default('edit'),
      created_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
      expires_at: timestamp({ withTimezone: true }).notNull(),
    },
    (table) => [index('staff_links_clinic').on(table.clinic_id)],
  )
