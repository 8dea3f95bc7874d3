import { prepared } from '../../database/prepared.ts'
import type { ReadPool } from '../../database/read-pool.ts'

/** A clinic that is no longer listed. */
export interface Removed {
  id: number
  removedAt: Date
  /** The listed clinic that it was merged into; null if there is none. */
  staysId: number | null
}

/** Merges of merged clinics follow each other; what a wrong entry would turn in a circle ends. */
const STAYS = `(with recursive merged (id) as (
    select merged_into_id from clinics where id = removed.clinic_id
    union
    select c.merged_into_id from merged join clinics c on c.id = merged.id)
  select merged.id from merged join listings on listings.clinic_id = merged.id and locale = 'en' limit 1)`

const WHERE = '($1::timestamptz is null or removed_at >= $1)'
const COLUMNS = `clinic_id as id, removed_at as "removedAt", ${STAYS} as "staysId"`
const FROM = 'removed_listings removed'

/** What went first comes first. */
export const readRemovedPage = async (
  pool: ReadPool,
  since: Date | undefined,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ total: number; found: Removed[] }> => {
  const [counted, found] = await Promise.all([
    prepared<{ total: number }>(pool, `select count(*)::int as total from ${FROM} where ${WHERE}`, [
      since ?? null,
    ]),
    prepared<Removed>(
      pool,
      `select ${COLUMNS} from ${FROM} where ${WHERE}
       order by removed_at, clinic_id limit $2 offset $3`,
      [since ?? null, limit, offset],
    ),
  ])
  return { total: counted[0]?.total ?? 0, found }
}

/**
 * A clinic that visitors saw once, by our own number. One that was never public is nobody's business.
 * Releases before this one noted nothing of what went, but kept the published version.
 */
export const readRemovedOne = async (pool: ReadPool, id: number) => {
  const [removed] = await prepared<Pick<Removed, 'staysId'>>(
    pool,
    `select ${STAYS} as "staysId" from (
       select clinic_id from ${FROM} where clinic_id = $1
       union
       select parent_id from _clinics_v where parent_id = $1 and version__status = 'published'
     ) removed (clinic_id)`,
    [id],
  )
  return removed
}

const BATCH = 5_000

/** All that went then or later, a few at a time. */
export async function* readRemoved(pool: ReadPool, since: Date): AsyncGenerator<Removed[]> {
  for (let after = 0; ; ) {
    const rows = await prepared<Removed>(
      pool,
      `select ${COLUMNS} from ${FROM}
       where removed_at >= $1 and clinic_id > $2 order by clinic_id limit ${BATCH}`,
      [since, after],
    )
    if (rows.length > 0) yield rows
    if (rows.length < BATCH) return
    after = rows.at(-1)?.id ?? after
  }
}
