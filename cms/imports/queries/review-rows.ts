import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { inTransaction } from '../../database/in-transaction.ts'
import type { ImportKind, ImportRow } from './import-row.ts'

/** Which rows of an import to select; filters that are left out don't apply. */
export interface RowFilter {
  kinds: readonly ImportKind[]
  /** Postal abbreviation. */
  state?: string | undefined
  /** A field that differs. */
  field?: string | undefined
  /** Part of a name or a town. */
  text?: string | undefined
  /** Only rows that an undo had to leave. */
  left?: boolean | undefined
  /** Only rows with this note. */
  note?: string | undefined
}

/** Rows that can be decided. */
const DECIDABLE = sql`kind in ('new', 'changed', 'held', 'gone') and result is null`

/** Rows of existing clinics with at least one field that isn't held, and not held as a whole. */
const HAS_FREE_FIELDS = sql`before is not null and not coalesce(held ? '', false)
  and exists (select 1 from jsonb_object_keys(data) field
    where not coalesce(held ? field, false))`

const meeting = (importId: number, { kinds, state, field, text, left, note }: RowFilter): SQL => {
  const where = [sql`import_id = ${importId}`, sql`kind = any(${sql.param([...kinds])}::text[])`]
  if (state) where.push(sql`state = ${state}`)
  if (field) where.push(sql`data ? ${field}`)
  if (text) where.push(sql`position(lower(${text}) in lower(concat_ws(' ', name, city))) > 0`)
  if (left) where.push(sql`result in ('applied', 'noted') and reason is not null`)
  if (note) where.push(sql`${note} = any(notes)`)
  return sql.join(where, sql` and `)
}

export const readRows = (
  req: PayloadRequest,
  importId: number,
  filter: RowFilter,
  page: { limit: number; offset: number },
): Promise<ImportRow[]> =>
  inTransaction(
    req,
    sql`select * from import_rows where ${meeting(importId, filter)}
      order by line nulls last, id limit ${page.limit} offset ${page.offset}`,
  )

export const countRows = async (req: PayloadRequest, importId: number, filter: RowFilter) => {
  const [counts] = await inTransaction<{ total: number; open: number }>(
    req,
    sql`select count(*)::int as total, count(*) filter (where ${DECIDABLE})::int as open
      from import_rows where ${meeting(importId, filter)}`,
  )
  return counts ?? { total: 0, open: 0 }
}

/** The states and the fields that occur in rows of some kinds. */
export const filtersFor = async (
  req: PayloadRequest,
  importId: number,
  kinds: readonly ImportKind[],
) => {
  const where = meeting(importId, { kinds })
  const states = await inTransaction<{ state: string }>(
    req,
    sql`select distinct state from import_rows where ${where} and state <> '' order by state`,
  )
  // Every field of a new clinic is new: only fields that differ from ours are worth a filter.
  const fields = await inTransaction<{ field: string }>(
    req,
    sql`select distinct jsonb_object_keys(data) as field from import_rows
      where ${where} and before is not null and data is not null order by field`,
  )
  return { states: states.map(({ state }) => state), fields: fields.map(({ field }) => field) }
}

/**
 * Records a decision on some rows, by their ids or by a filter. 'free' only applies to rows that
 * have free fields: a new clinic is published as a whole or not at all.
 * @returns how many rows were decided
 */
export const decideRows = async (
  req: PayloadRequest,
  importId: number,
  which: { ids: number[] } | RowFilter,
  decision: ImportRow['decision'],
): Promise<number> => {
  const where =
    'ids' in which
      ? sql`import_id = ${importId} and id = any(${sql.param(which.ids)}::int[])`
      : meeting(importId, which)
  const decided = await inTransaction(
    req,
    sql`update import_rows set decision = ${decision} where ${where} and ${DECIDABLE}
      ${decision === 'free' ? sql`and ${HAS_FREE_FIELDS}` : sql``} returning 1`,
  )
  return decided.length
}

/**
 * Some rejected rows, in file order.
 * @param after the line of the last one before
 */
export const readRejected = (
  req: PayloadRequest,
  importId: number,
  after: number,
  limit: number,
): Promise<ImportRow[]> =>
  inTransaction(
    req,
    sql`select * from import_rows where ${meeting(importId, { kinds: ['rejected'] })}
      and line > ${after} order by line limit ${limit}`,
  )
