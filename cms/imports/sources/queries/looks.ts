import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Payload, PayloadRequest } from 'payload'
import { inTransaction } from '../../../database/in-transaction.ts'
import type { Edition } from '../download.ts'

type Pool = Payload['db']['pool']

/** The edition of a source's file that was fetched last and not discarded since. */
export const latestEdition = async (pool: Pool, source: string): Promise<Edition | undefined> => {
  const { rows } = await pool.query<Edition>(
    `select fetched_etag as etag, fetched_last_modified as "lastModified", fetched_digest as digest
      from imports where source = $1 and fetched_address is not null and status not in ('failed', 'undone')
      order by created_at desc limit 1`,
    [source],
  )
  return rows[0]
}

/** Rows of a file, and of the last one of its source that was applied. */
export const countEditions = async (req: PayloadRequest, importId: number, source: string) => {
  const [counted] = await inTransaction<{ rows: number; before: number }>(
    req,
    sql`select (select count(*)::int from import_rows where import_id = ${importId}) as rows,
      (select count(*)::int from import_rows where line is not null and import_id = (
        select id from imports where source = ${source} and status = 'applied'
        order by created_at desc limit 1)) as before`,
  )
  return counted ?? { rows: 0, before: 0 }
}

/** Notes that somebody, or the schedule, has looked for a file, and what came of it. */
export const noteLook = async (
  pool: Pool,
  { source, by, outcome }: { source: string; by: number | null; outcome: string },
): Promise<void> => {
  await pool.query(
    `insert into sources (name, looked_at, looked_by_id, outcome, updated_at)
      values ($1, now(), $2, $3, now())
      on conflict (name) do update
        set looked_at = now(), looked_by_id = $2, outcome = $3, updated_at = now()`,
    [source, by, outcome],
  )
}

/** A source is there as soon as a file names it. */
export const addSource = (req: PayloadRequest, source: string): Promise<unknown> =>
  inTransaction(
    req,
    sql`insert into sources (name) values (${source}) on conflict (name) do nothing`,
  )

/** Sources whose schedule says that it is time, with the days of each schedule. */
export const dueSources = async (
  pool: Pool,
  days: Readonly<Record<string, number | undefined>>,
): Promise<string[]> => {
  const { rows } = await pool.query<{ name: string }>(
    `select name from sources where ($1::jsonb ->> fetch_every::text) is not null
      and (looked_at is null
        or looked_at < now() - ($1::jsonb ->> fetch_every::text)::int * interval '1 day')
      order by name`,
    [JSON.stringify(days)],
  )
  return rows.map(({ name }) => name)
}
