import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Pool } from 'pg'
import { inTransaction, type Transaction } from '../../database/in-transaction.ts'
import type { State } from '../state.ts'

export type Result = 'changed' | 'same' | 'left' | 'undone'

/** A document of a change. */
export interface Row {
  document_id: number
  name: string
  result: Result | null
  reason: string | null
  before: State | null
  after: string | null
}

export const insertRows = async (
  req: Transaction,
  changeId: number,
  documents: { id: number; name: string }[],
): Promise<void> => {
  await inTransaction(
    req,
    sql`insert into bulk_change_rows (change_id, document_id, name)
      select ${changeId}, id, name
      from jsonb_to_recordset(${JSON.stringify(documents)}::jsonb) as document (id int, name text)`,
  )
}

/**
 * The next rows to change or to undo, in the order of their documents.
 * @param after the last document that was looked at
 */
export const nextRows = async (
  pool: Pool,
  changeId: number,
  work: 'change' | 'undo',
  { after, limit }: { after: number; limit: number },
): Promise<Row[]> => {
  const { rows } = await pool.query<Row>(
    `select document_id, name, result, reason, before, after from bulk_change_rows
      where change_id = $1 and document_id > $2
        and ${work === 'change' ? 'result is null' : "result = 'changed'"}
      order by document_id limit $3`,
    [changeId, after, limit],
  )
  return rows
}

/** Keeps what a document was, before it is changed: what becomes private then is taken out of it again. */
export const keepBefore = async (
  req: Transaction,
  changeId: number,
  id: number,
  before: State,
): Promise<void> => {
  await inTransaction(
    req,
    sql`update bulk_change_rows set before = ${JSON.stringify(before)}::jsonb
      where change_id = ${changeId} and document_id = ${id}`,
  )
}

/** Saves what became of a document. What it was is kept already, unless nothing of it has changed. */
export const saveRow = async (req: Transaction, changeId: number, row: Row): Promise<void> => {
  await inTransaction(
    req,
    sql`update bulk_change_rows set result = ${row.result}, reason = ${row.reason},
        before = case when ${row.before !== null} then before end, after = ${row.after}
      where change_id = ${changeId} and document_id = ${row.document_id}`,
  )
}

/** How many documents have each result; those that wait are under 'waiting'. */
export const countRows = async (
  pool: Pool,
  changeId: number,
): Promise<Record<Result | 'waiting', number>> => {
  const { rows } = await pool.query<{ result: Result | null; count: number }>(
    `select result, count(*)::int as count from bulk_change_rows
      where change_id = $1 group by result`,
    [changeId],
  )
  const counts = { changed: 0, same: 0, left: 0, undone: 0, waiting: 0 }
  for (const { result, count } of rows) counts[result ?? 'waiting'] = count
  return counts
}

/** The documents of a change, those with a reason first. */
export const listRows = async (
  pool: Pool,
  changeId: number,
  limit: number,
): Promise<Pick<Row, 'document_id' | 'name' | 'result' | 'reason'>[]> => {
  const { rows } = await pool.query(
    `select document_id, name, result, reason from bulk_change_rows
      where change_id = $1 order by reason is null, name, document_id limit $2`,
    [changeId, limit],
  )
  return rows
}
