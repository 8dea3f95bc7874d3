import type { ClientBase } from 'pg'

/** A table, with its names quoted where SQL needs it. */
export interface Table {
  name: string
  /** Sorted by name, without those that Postgres computes. */
  columns: string[]
  /** What its rows are sorted by, the same on every server. */
  order: string
}

/** The tables that the migrations have made, sorted by name. */
export const readTables = async (client: ClientBase): Promise<Table[]> => {
  const { rows } = await client.query<Table>(`
    select quote_ident(c.relname) as name,
      array(
        select quote_ident(a.attname) from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
        order by a.attname collate "C"
      ) as columns,
      coalesce(
        (select string_agg(
            -- Servers sort text differently unless told how.
            quote_ident(a.attname) || case when a.attcollation <> 0 then ' collate "C"' else '' end,
            ', ' order by k.place)
          from pg_index i
          cross join unnest(i.indkey) with ordinality as k(attnum, place)
          join pg_attribute a on a.attrelid = c.oid and a.attnum = k.attnum
          where i.indrelid = c.oid and i.indisprimary),
        't::text collate "C"'
      ) as "order"
    from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
    order by c.relname collate "C"`)
  return rows
}

/** Where a sequence stands. The value is a text, since it can be too large for a number. */
export interface Sequence {
  name: string
  value: string
  isCalled: boolean
}

const sequenceNames = async (client: ClientBase): Promise<string[]> => {
  const { rows } = await client.query<{ name: string }>(`
    select quote_ident(relname) as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'S'
    order by relname collate "C"`)
  return rows.map(({ name }) => name)
}

export const readSequences = async (client: ClientBase): Promise<Sequence[]> => {
  const found: Sequence[] = []
  for (const name of await sequenceNames(client)) {
    const { rows } = await client.query<Omit<Sequence, 'name'>>(
      `select last_value::text as value, is_called as "isCalled" from public.${name}`,
    )
    found.push(...rows.map((row) => ({ name, ...row })))
  }
  return found
}

export const setSequence = (client: ClientBase, { name, value, isCalled }: Sequence) =>
  client.query('select setval($1::regclass, $2::bigint, $3)', [`public.${name}`, value, isCalled])

/** The names of the migrations that have run, oldest first; none in a database without tables. */
export const readMigrations = async (client: ClientBase): Promise<string[]> => {
  const known = await client.query("select to_regclass('public.payload_migrations') as name")
  if (known.rows[0]?.name === null) return []
  const { rows } = await client.query<{ name: string }>(
    'select name from public.payload_migrations where batch >= 0 order by name collate "C"',
  )
  return rows.map(({ name }) => name)
}

/** The server's version as people write it. */
export const readVersion = async (client: ClientBase): Promise<string> => {
  const { rows } = await client.query<{ version: string }>(
    "select split_part(current_setting('server_version'), ' ', 1) as version",
  )
  return rows[0]?.version ?? ''
}
