import { getTableColumns, type SQL, sql, type Table } from '@payloadcms/db-postgres/drizzle'
import type { Payload } from 'payload'
import { inTransaction, type Transaction } from '../../database/in-transaction.ts'

type Database = Payload['db']

/** A row by the names of its columns, and the rows of its lists by the names of Payload's relations. */
export type Row = Record<string, unknown>

const columnsOf = ({ tables }: Database, name: string) => {
  const table: Table | undefined = tables[name]
  if (!table) throw new Error(`There is no table ${name}`)
  return getTableColumns(table)
}

/** The column of a table that Payload knows by a key, if there is one. */
export const columnIn = (db: Database, table: string, key: string): string | undefined =>
  columnsOf(db, table)[key]?.name

/** The tables of what rows have several of: languages, texts, references, lists. */
const listsOf = ({ rawRelations }: Database, table: string): [name: string, table: string][] =>
  Object.entries(rawRelations[table] ?? {}).flatMap(([name, { type, to }]) =>
    type === 'many' ? [[name, to]] : [],
  )

/** Selects rows with all that belongs to them, as deep as it goes. */
const wholeRows = (db: Database, table: string, chosen: (row: SQL) => SQL, depth = 0): SQL => {
  const row = sql.identifier(`row_${depth}`)
  const lists = listsOf(db, table).map(([name, list]) => {
    const columns = Object.values(columnsOf(db, list)).map((column) => column.name)
    const named = (...names: string[]) => columns.find((column) => names.includes(column))
    const parent = sql.identifier(named('_parent_id', 'parent_id') ?? '')
    const order = sql.identifier(named('_order', 'order') ?? 'id')
    const ofRow = (item: SQL) => sql`${item}.${parent} = ${row}.id`
    return sql`, (select json_agg(item order by item.${order})
      from (${wholeRows(db, list, ofRow, depth + 1)}) item) as ${sql.identifier(name)}`
  })
  return sql`select ${row}.* ${sql.join(lists, sql``)} from ${sql.identifier(table)} ${row}
    where ${chosen(sql`${row}`)}`
}

/**
 * Rows of one of Payload's tables, in any order, each with all that belongs to it.
 * @param ids of documents
 * @param isVersions whether the rows are versions, of which the newest count
 */
export const readWholeRows = async (
  req: Transaction,
  table: string,
  ids: readonly number[],
  isVersions: boolean,
): Promise<Row[]> => {
  const list = sql`any(${sql.param([...ids])}::int[])`
  const chosen = (row: SQL) =>
    isVersions ? sql`${row}.parent_id = ${list} and ${row}.latest` : sql`${row}.id = ${list}`
  // Reading one cell of JSON costs far less than reading a hundred columns.
  const rows = await inTransaction<{ item: Row }>(
    req,
    sql`select to_json(item) as item from (${wholeRows(req.payload.db, table, chosen)}) item`,
  )
  return rows.map(({ item }) => item)
}
