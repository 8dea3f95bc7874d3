import type { ClientBase } from 'pg'
import { from, to } from 'pg-copy-streams'
import type { Table } from './describe.ts'

/** Values are written in one way, whatever the server's settings: the hashes depend on it. */
const ONE_WAY_OF_WRITING = `
  set local timezone = 'UTC';
  set local datestyle = 'ISO, MDY';
  set local intervalstyle = 'postgres';
  set local bytea_output = 'hex';
  set local extra_float_digits = 1;
  set local client_encoding = 'UTF8';
  set local statement_timeout = 0;
  set local idle_in_transaction_session_timeout = 0`

/**
 * Begins a transaction that sees the database as it is at this moment, whatever others write
 * meanwhile. The tables stay as they are until it ends; people can go on editing their rows.
 */
export const beginSnapshot = async (client: ClientBase, tables: Table[]): Promise<void> => {
  await client.query('begin isolation level repeatable read read only')
  // Before the first query, which takes the snapshot: TRUNCATE ignores snapshots.
  const names = tables.map(({ name }) => `public.${name}`)
  if (names.length > 0) await client.query(`lock table ${names.join(', ')} in access share mode`)
  await client.query(ONE_WAY_OF_WRITING)
}

/** Begins a transaction for writing. */
export const beginRestore = async (client: ClientBase): Promise<void> => {
  await client.query('begin')
  await client.query(ONE_WAY_OF_WRITING)
}

/** All rows of a table as COPY writes them, in the order of its primary key. */
export const rowsOf = (client: ClientBase, { name, columns, order }: Table) =>
  client.query(
    to(`copy (select ${columns.join(', ')} from public.${name} t order by ${order}) to stdout`),
  )

/** Takes the rows of a table as COPY writes them. */
export const rowsInto = (client: ClientBase, name: string, columns: string[]) =>
  client.query(from(`copy public.${name} (${columns.join(', ')}) from stdin`))

/** Removes every row of the tables, such as those that migrations added. */
export const removeRows = (client: ClientBase, tables: Table[]) =>
  client.query(`truncate ${tables.map(({ name }) => `public.${name}`).join(', ')}`)

/**
 * Takes off all foreign keys, so that tables can be filled in any order.
 * @returns a function that puts them back, which checks every row
 */
export const withoutForeignKeys = async (client: ClientBase): Promise<() => Promise<void>> => {
  const { rows } = await client.query<{ table: string; name: string; definition: string }>(`
    select conrelid::regclass::text as table, quote_ident(conname) as name,
      pg_get_constraintdef(oid) as definition
    from pg_constraint
    where contype = 'f' and connamespace = 'public'::regnamespace
    order by 1, 2`)
  for (const { table, name } of rows) {
    await client.query(`alter table ${table} drop constraint ${name}`)
  }
  return async () => {
    for (const { table, name, definition } of rows) {
      await client.query(`alter table ${table} add constraint ${name} ${definition}`)
    }
  }
}
