import { sql } from '@payloadcms/db-postgres/drizzle'
import {
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
} from '@payloadcms/db-postgres/drizzle/pg-core'

/** The gazetteer: one row per ZIP code, town, county or state. Filled by `loadGazetteer`. */
export const places = pgTable(
  'places',
  {
    /** The name after `normalizeName`; a ZIP code's five digits. */
    normalized: text('normalized').notNull(),
    kind: text('kind', { enum: ['zip', 'town', 'county', 'state'] }).notNull(),
    /** Postal abbreviation. */
    state: text('state').notNull(),
    /** As a person would write it: 'Petaluma', '94952', 'California'. */
    name: text('name').notNull(),
    /** Degrees, WGS 84. */
    latitude: doublePrecision('latitude').notNull(),
    longitude: doublePrecision('longitude').notNull(),
    /** Null if no source knows it; a county's is the sum of its known towns. */
    population: integer('population'),
    /** A ZIP code's post town. */
    town: text('town'),
    /** Miles around the middle of a neighborhood or a borough; null for other places. */
    radius: integer('radius'),
  },
  (table) => [
    primaryKey({ columns: [table.normalized, table.kind, table.state] }),
    // The last release looked up misspellings by it; this one has the names in memory.
    index('places_spelling')
      .using('gin', table.normalized.op('gin_trgm_ops'))
      .where(sql`kind <> 'zip'`),
    // The ZIP code of a point.
    index('places_zip_latitude').on(table.latitude).where(sql`kind = 'zip'`),
  ],
)

/** A row as it is loaded and queried. */
export type PlaceRow = typeof places.$inferSelect
