import type { Clinic } from '../../contract/clinic.ts'
import type { Locale } from '../../contract/constants.ts'
import type { Json } from '../../contract/json.ts'
import { prepared } from '../../database/prepared.ts'
import type { ReadPool } from '../../database/read-pool.ts'
import type { Published } from '../present/directory.ts'
import { readSpanish } from './read-spanish.ts'

interface Row {
  id: number
  detail: Json<Clinic>
  changedAt: Date
}

const COLUMNS = 'clinic_id as id, detail, changed_at as "changedAt"'

const published = async (pool: ReadPool, rows: Row[]): Promise<Published[]> => {
  const spanish = await readSpanish(
    pool,
    rows.map(({ id }) => id),
  )
  return rows.map(({ id, detail, changedAt }) => ({
    clinic: JSON.parse(detail),
    spanish: spanish.get(id) ?? {},
    changedAt,
  }))
}

/** Which of the published clinics. */
export interface Chosen {
  /** Only what changed then or later. */
  since?: Date | undefined
  /** Only this one. */
  id?: number | undefined
}

export const PUBLISHED =
  "locale = 'en' and ($1::timestamptz is null or changed_at >= $1) and ($2::int is null or clinic_id = $2)"

/** What changed first comes first, or else the lowest id. */
export const orderOf = (since?: Date) => (since ? 'changed_at, clinic_id' : 'clinic_id')

/** A part of them, and how many there are: by id, or what changed first. */
export const readPage = async (
  pool: ReadPool,
  { since, id }: Chosen,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ total: number; found: Published[] }> => {
  const values = [since ?? null, id ?? null]
  const [counted, rows] = await Promise.all([
    prepared<{ total: number }>(
      pool,
      `select count(*)::int as total from listings where ${PUBLISHED}`,
      values,
    ),
    prepared<Row>(
      pool,
      `select ${COLUMNS} from listings where ${PUBLISHED} order by ${orderOf(since)} limit $3 offset $4`,
      [...values, limit, offset],
    ),
  ])
  return { total: counted[0]?.total ?? 0, found: await published(pool, rows) }
}

/** Clinics read at a time: a megabyte or two. */
const BATCH = 500

const IN_ORDER = `select ${COLUMNS} from listings
  where locale = $1 and clinic_id > $2 order by clinic_id limit ${BATCH}`
// As text, since JavaScript's moments have no microseconds.
const CHANGED = `select ${COLUMNS}, changed_at::text as at from listings
  where locale = $1 and (changed_at, clinic_id) > ($2::timestamptz, $3) and changed_at <= $4
  order by changed_at, clinic_id limit ${BATCH}`

async function* inOrder(pool: ReadPool, locale: Locale): AsyncGenerator<Row[]> {
  for (let after = 0; ; ) {
    const rows = await prepared<Row>(pool, IN_ORDER, [locale, after])
    if (rows.length > 0) yield rows
    if (rows.length < BATCH) return
    after = rows.at(-1)?.id ?? after
  }
}

/** What is edited meanwhile comes the next time: it would come twice. */
async function* changed(pool: ReadPool, locale: Locale, since: Date): AsyncGenerator<Row[]> {
  const until = new Date()
  for (let [at, after] = [since.toISOString(), 0]; ; ) {
    const rows = await prepared<Row & { at: string }>(pool, CHANGED, [locale, at, after, until])
    if (rows.length > 0) yield rows
    const last = rows.at(-1)
    if (!last || rows.length < BATCH) return
    ;({ at, id: after } = last)
  }
}

/**
 * The published clinics, a few at a time: however many there are, they take no more memory. Nothing in
 * the database is held for somebody who reads slowly. Without `since` they are in the order of their
 * ids, so that each comes at most once, whatever is edited meanwhile.
 */
export async function* readBatches(
  pool: ReadPool,
  { locale, since }: { locale: Locale; since?: Date | undefined },
): AsyncGenerator<Published[]> {
  for await (const rows of since ? changed(pool, locale, since) : inOrder(pool, locale))
    yield published(pool, rows)
}
