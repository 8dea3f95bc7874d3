import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { inTransaction } from '../../database/in-transaction.ts'
import type { ImportKind, ImportRow } from './import-row.ts'

/** Which rows of an import are meant; what is left out is not asked. */
export interface RowFilter {
  kinds: readonly ImportKind[]
  /** Postal abbreviation. */
  state?: string | undefined
  /** A field that differs. */
  field?: string | undefined
  /** Part of a name or a town. */
  text?: string | undefined
  /** Those that an undo had to leave. */
  left?: boolean | undefined
  /** Those that a remark is about. */
  note?: string | undefined
}

/** What can be decided at all. */
const DECIDABLE = sql`kind in ('new', 'changed', 'held', 'gone') and result is null`

/** Where a field is left once those that need a second look are taken away, and not all do. */
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

/** The states and the fields that rows of some kinds are about. */
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
  // Of a new clinic every field is new: only what differs from ours is worth a filter.
  const fields = await inTransaction<{ field: string }>(
    req,
    sql`select distinct jsonb_object_keys(data) as field from import_rows
      where ${where} and before is not null and data is not null order by field`,
  )
  return { states: states.map(({ state }) => state), fields: fields.map(({ field }) => field) }
}

/**
 * Records what a person decided of some rows, by their ids or by a filter. To accept the free
 * fields only is about rows that have some: a new clinic is published as a whole or not at all.
 * @returns how many rows it is about
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

/** The rows that could not be used, in their order. */
export const readRejected = (req: PayloadRequest, importId: number): Promise<ImportRow[]> =>
  inTransaction(
    req,
    sql`select * from import_rows where ${meeting(importId, { kinds: ['rejected'] })} order by line`,
  )
