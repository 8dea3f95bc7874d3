import type { PostgresSchemaHook } from '@payloadcms/drizzle/postgres'

/**
 * Lets Payload filter and sort by lists that have a language. It looks for their language by the name that
 * the column has in all other tables, and writes a query without any column if there is none.
 *
 * Upstream: none found.
 * No longer needed: once Payload as it comes filters by such a list (payload-itself.test.ts).
 */
export const localizedLists: PostgresSchemaHook = ({ schema }) => {
  for (const [name, table] of Object.entries(schema.tables)) {
    const isList = /_(texts|numbers)$/.test(name) && 'locale' in table
    if (isList) Object.assign(table, { _locale: table.locale })
  }
  return schema
}
