import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import {
  type AnyPgColumn,
  boolean,
  customType,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from '@payloadcms/db-postgres/drizzle/pg-core'

/** An OpenWeek: '{[480,1020),[1920,2460)}'. */
const minutesOfWeek = customType<{ data: string }>({ dataType: () => 'int4multirange' })

/**
 * One row per published clinic and language, ready to be sent.
 * `cell` is the number of the quarter-degree square that the clinic is in: 1,440 squares per row,
 * with rows counted from the South Pole. The covering indexes (with what lists filter by) are written
 * by hand in the migrations, since drizzle doesn't support INCLUDE.
 * @param clinicId the column of clinics that a listing belongs to
 */
export const listingsTable = (clinicId: () => AnyPgColumn) =>
  pgTable(
    'listings',
    {
      clinic_id: integer().notNull().references(clinicId, { onDelete: 'cascade' }),
      locale: text().notNull(),
      slug: text().notNull(),
      sort_name: text().notNull(),
      /** The town in lowercase letters without accents. */
      town: text().notNull().default(''),
      state: text().notNull(),
      categories: integer().array().notNull(),
      services: text().array().notNull(),
      is_free: boolean().notNull(),
      is_low_cost: boolean().notNull(),
      verified: boolean().notNull(),
      featured: boolean().notNull(),
      /** What searches filter by: 'telehealth', 'languages:Spanish'. */
      traits: text().array().notNull().default([]),
      /** What people name it by: words of its name, its telephone numbers, its street with the town. */
      named_by: text().array().notNull().default([]),
      open_week: minutesOfWeek().notNull().default('{}'),
      time_zone: text(),
      latitude: doublePrecision(),
      longitude: doublePrecision(),
      cell: integer().generatedAlwaysAs(
        (): SQL =>
          sql`(floor((latitude + 90) * 4) * 1440 + mod(floor((longitude + 180) * 4)::int, 1440))::int`,
      ),
      /** How many schedules and kinds of accessibility the open data has of it. */
      schedule_count: integer().notNull().default(0),
      accessibility_count: integer().notNull().default(0),
      /** Whether its hours contradict each other, so that visitors don't see them all. */
      hours_in_doubt: boolean().notNull().default(false),
      summary: text().notNull(),
      detail: text().notNull(),
      /** A digest of the code that wrote the row. */
      version: text().notNull().default(''),
      /** When `detail` last changed: the beginning of the transaction that wrote it. */
      changed_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    },
    (table) => [
      primaryKey({ columns: [table.clinic_id, table.locale] }),
      index('listings_slug_idx').on(table.slug, table.locale),
      index('listings_version_idx').on(table.version),
      // The same in each language.
      index('listings_named_idx').using('gin', table.named_by).where(sql`locale = 'en'`),
      index('listings_changed_idx').on(table.locale, table.changed_at, table.clinic_id),
    ],
  )
