import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import type { Pool } from 'pg'
import { inTransaction } from '../../database/in-transaction.ts'
import type { ImportRow } from './import-row.ts'

/** Characters of cells that are picked at once, after a first row of any length: milliseconds of reading. */
const MOST_CHARACTERS = 250_000

/** Which rows a stage still has to process, and in which order. */
const WAITING = {
  comparing: { where: 'kind is null', backwards: false },
  // A source's new contradiction of a verified field is noted whatever was decided.
  applying: {
    where: `result is null and (decision in ('accepted', 'free') or held_digest is not null)`,
    backwards: false,
  },
  // A row that an undo had to leave has a reason, and waits for another undo.
  undoing: { where: `result in ('applied', 'noted') and reason is null`, backwards: true },
} as const
export type WorkStage = keyof typeof WAITING

/**
 * Some rows that a stage still has to process.
 * @param after the last row that was picked before, which may not be processed yet
 */
export const pickRows = async <Data>(
  pool: Pool,
  importId: number,
  stage: WorkStage,
  limit: number,
  after: number | null,
): Promise<ImportRow<Data>[]> => {
  const { where, backwards } = WAITING[stage]
  const [beyond, order] = backwards ? ['<', 'desc'] : ['>', 'asc']
  const { rows } = await pool.query<ImportRow<Data>>(
    `with waiting as (
       select *, coalesce(length(cells::text), 0) as own_characters from import_rows
       where import_id = $1 and ${where} and ($2::int is null or id ${beyond} $2)
       order by id ${order} limit $3)
     select * from (select *, sum(own_characters) over (order by id ${order}) as characters
       from waiting) counted
     where characters - own_characters <= $4 order by id ${order}`,
    [importId, after, limit, MOST_CHARACTERS],
  )
  return rows
}

/** How many rows a stage still has to process. */
export const countWaiting = async (pool: Pool, importId: number, stage: WorkStage) => {
  const { rows } = await pool.query<{ count: string }>(
    `select count(*) from import_rows where import_id = $1 and ${WAITING[stage].where}`,
    [importId],
  )
  return Number(rows[0]?.count)
}

/** How many rows an import has written that nobody has undone. */
export const countWritten = async (req: PayloadRequest, importId: number): Promise<number> => {
  const [counted] = await inTransaction<{ count: number }>(
    req,
    sql`select count(*)::int as count from import_rows
      where import_id = ${importId} and result in ('applied', 'noted')`,
  )
  return counted?.count ?? 0
}

/** How many rows of an import have been decided on. */
export const countDecided = async (pool: Pool, importId: number): Promise<number> => {
  const { rows } = await pool.query<{ count: number }>(
    'select count(*)::int as count from import_rows where import_id = $1 and decision is not null',
    [importId],
  )
  return rows[0]?.count ?? 0
}

/** Rows of an import by their ids, the last first. */
export const rowsById = <Data>(
  req: PayloadRequest,
  importId: number,
  ids: number[],
): Promise<ImportRow<Data>[]> =>
  inTransaction<ImportRow<Data> & Record<string, unknown>>(
    req,
    sql`select * from import_rows
      where import_id = ${importId} and id = any(${sql.param(ids)}::int[]) order by id desc`,
  )

/**
 * Locks rows for the current transaction, without those that another one has processed meanwhile.
 * Whatever happens to processes and connections, each row is processed once.
 */
export const claimRows = async <Data>(
  req: PayloadRequest,
  stage: WorkStage,
  rows: ImportRow<Data>[],
): Promise<ImportRow<Data>[]> => {
  const ids = rows.map(({ id }) => id)
  const claimed = await inTransaction<{ id: number }>(
    req,
    sql`select id from import_rows where id = any(${sql.param(ids)}::int[])
      and ${sql.raw(WAITING[stage].where)} for update`,
  )
  const free = new Set(claimed.map(({ id }) => id))
  return rows.filter(({ id }) => free.has(id))
}
