import { date, integer, pgTable, primaryKey, text } from '@payloadcms/db-postgres/drizzle/pg-core'

/** How many searches had no results, by place and day; nothing about who searched. */
export const emptySearches = pgTable(
  'empty_searches',
  {
    /** As the gazetteer writes it: 'Petaluma, California'. */
    place: text().notNull(),
    day: date().notNull(),
    searches: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.place, table.day] })],
)
