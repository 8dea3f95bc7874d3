import { contentsOf } from '../support/backups.ts'
import { query } from '../support/template.ts'

/** The names of a database's tables, quoted where SQL needs it. */
export const tablesOf = async (url: string): Promise<string[]> => {
  const rows = await query(
    url,
    "select quote_ident(tablename) as name from pg_tables where schemaname = 'public' order by 1",
  )
  return rows.map(({ name }) => name)
}

/** The tables whose rows are not the same in both, by a hash that the product has no part in. */
export const differingTables = async (one: string, other: string): Promise<string[]> => {
  const differing: string[] = []
  for (const table of await tablesOf(one)) {
    const [here, there] = await Promise.all([contentsOf(one, table), contentsOf(other, table)])
    if (JSON.stringify(here) !== JSON.stringify(there)) differing.push(table)
  }
  return differing
}
