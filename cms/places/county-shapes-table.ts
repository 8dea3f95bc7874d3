import { customType, index, pgTable, text } from '@payloadcms/db-postgres/drizzle/pg-core'

const polygon = customType<{ data: string }>({ dataType: () => 'polygon' })

/**
 * The outlines of the counties, filled by `loadGazetteer`: one row per island or piece of a county.
 * A city inside that the Census Bureau counts apart, such as Fairfax, belongs to it.
 */
export const countyShapes = pgTable(
  'county_shapes',
  {
    /** As in `places`. */
    normalized: text('normalized').notNull(),
    /** Postal abbreviation. */
    state: text('state').notNull(),
    /** Longitudes and latitudes in degrees, WGS 84. */
    shape: polygon('shape').notNull(),
  },
  (table) => [index('county_shapes_county').on(table.normalized, table.state)],
)
