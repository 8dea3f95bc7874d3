import { getTableColumns, sql, type Table } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { inTransaction } from '../../database/in-transaction.ts'

type Row = Record<string, unknown>

/** Rows by the name of their table, in the order in which the tables can be filled. */
export type RowsByTable = Map<string, Row[]>

/** Rows that say the same columns: what a row leaves out gets its default. */
const bySameColumns = (rows: readonly Row[]): Map<string, Row[]> => {
  const groups = new Map<string, Row[]>()
  for (const row of rows) {
    const key = Object.keys(row)
      .filter((name) => row[name] !== undefined)
      .sort()
      .join()
    const group = groups.get(key)
    if (group) group.push(row)
    else groups.set(key, [row])
  }
  return groups
}

/** Inserts rows of one of Payload's tables, as one statement for all that say the same columns. */
export const insertRows = async (
  req: PayloadRequest,
  tableName: string,
  rows: readonly Row[],
): Promise<void> => {
  const table: Table | undefined = req.payload.db.tables[tableName]
  if (!table) throw new Error(`There is no table ${tableName}`)
  const columns = getTableColumns(table)
  for (const some of bySameColumns(rows).values()) {
    const known = Object.entries(columns).filter(([key]) => some[0]?.[key] !== undefined)
    const names = sql.join(
      known.map(([, { name }]) => sql.identifier(name)),
      sql`, `,
    )
    const named = some.map((row) =>
      Object.fromEntries(known.map(([key, { name }]) => [name, row[key]])),
    )
    await inTransaction(
      req,
      sql`insert into ${table} (${names}) select ${names}
        from jsonb_populate_recordset(null::${table}, ${JSON.stringify(named)}::jsonb)`,
    )
  }
}

/** Ids for new rows of a table, in ascending order. */
export const nextIds = async (
  req: PayloadRequest,
  tableName: string,
  count: number,
): Promise<number[]> => {
  const ids = await inTransaction<{ id: number }>(
    req,
    sql`select nextval(pg_get_serial_sequence(${tableName}, 'id'))::int as id
      from generate_series(1, ${count}) order by 1`,
  )
  return ids.map(({ id }) => id)
}
