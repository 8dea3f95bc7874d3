import type { PostgresSchemaHook } from '@payloadcms/drizzle/postgres'
import { places } from '../places/table.ts'
import { listingsTable } from '../queries/listings-table.ts'
import { rateLimits } from './rate-limits-table.ts'

/** The tables that are not Payload’s, added to its schema so that its migrations make them. */
export const ownTables: PostgresSchemaHook = ({ schema }) => ({
  ...schema,
  tables: {
    ...schema.tables,
    listings: listingsTable(() => schema.tables.clinics?.id),
    places,
    rate_limits: rateLimits,
  },
})
