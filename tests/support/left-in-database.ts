import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Payload, PayloadRequest } from 'payload'
import { inTransaction } from '../../cms/database/in-transaction.ts'
import { inOneTransaction } from '../../cms/database/one-transaction.ts'

type Row = Record<string, unknown>

/** What some work leaves in each table: the rows that it has written, and how many there are then. */
type Left = Record<string, { count: number; written: Row[] }>

/** Moments and ids differ from one time to the next. */
const MOMENT = /\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d(\.\d+)?(Z|\+00(:00)?)?/g
const OWN_ID = /"id":\d+/g
const IDS = new Set(['id', '_uuid'])

const named = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value ?? null)
      .replaceAll(MOMENT, 'a moment')
      .replaceAll(/\\"id\\":\d+/g, '\\"id\\":0')
      .replaceAll(OWN_ID, '"id":0'),
  )

/** Rows by what they belong to and by content, without what is new each time. */
const comparable = (rows: Row[], order: ReadonlyMap<unknown, number>): Row[] =>
  rows
    .map((row) =>
      Object.fromEntries(
        Object.entries(row)
          .filter(([column]) => !IDS.has(column))
          .map(([column, value]) => {
            const isParent = /^_?(parent|clinic|document)_id$/.test(column)
            return [column, isParent ? (order.get(value) ?? 'of something else') : named(value)]
          }),
      ),
    )
    .sort((a, b) => JSON.stringify(a).localeCompare(JSON.stringify(b)))

const readAll = async (req: PayloadRequest) => {
  const ask = (statement: string) => inTransaction<Row>(req, sql.raw(statement))
  const tables = await ask(`select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`)
  const all: Record<string, { count: number; rows: Row[] }> = {}
  for (const { name } of tables) {
    const [counted] = await ask(`select count(*)::int as count from "${name}"`)
    // As Postgres keeps them, of this transaction alone.
    const rows = await ask(
      `select t.* from (select to_jsonb(t) as row, xmin from "${name}" t) t where t.xmin = pg_current_xact_id()::xid`,
    )
    all[String(name)] = {
      count: Number(counted?.count),
      rows: rows.map(({ row }) => ({ ...Object(row) })),
    }
  }
  return all
}

class TakenBack extends Error {}

/**
 * What some work leaves in the whole database, which is then rolled back.
 * @param work returns the ids of the clinics that it is about, in an order of its own
 */
export const leftBy = async (
  payload: Payload,
  work: (req: PayloadRequest) => Promise<readonly number[]>,
): Promise<Left> => {
  let left: Left = {}
  const done = inOneTransaction(payload, async (req) => {
    const ids = await work(req)
    const all = await readAll(req)
    const order = new Map<unknown, number>(ids.map((id, index) => [id, index]))
    const versions = new Map<unknown, number>(
      (all._clinics_v?.rows ?? []).map(({ id, parent_id }) => [id, order.get(parent_id) ?? -1]),
    )
    left = Object.fromEntries(
      Object.entries(all).map(([name, { count, rows }]) => {
        const parents = name.startsWith('_clinics_v_') ? versions : order
        return [name, { count, written: comparable(rows, parents) }]
      }),
    )
    throw new TakenBack()
  })
  await done.catch((error: unknown) => {
    if (!(error instanceof TakenBack)) throw error
  })
  return left
}
