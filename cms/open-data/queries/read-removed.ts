import { prepared } from '../../database/prepared.ts'
import type { ReadPool } from '../../database/read-pool.ts'

/** A clinic that is no longer listed. */
export interface Removed {
  id: number
  removedAt: Date
}

const WHERE = '($1::timestamptz is null or removed_at >= $1)'
const COLUMNS = 'clinic_id as id, removed_at as "removedAt"'

/** What went first comes first. */
export const readRemovedPage = async (
  pool: ReadPool,
  since: Date | undefined,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ total: number; found: Removed[] }> => {
  const [counted, found] = await Promise.all([
    prepared<{ total: number }>(
      pool,
      `select count(*)::int as total from removed_listings where ${WHERE}`,
      [since ?? null],
    ),
    prepared<Removed>(
      pool,
      `select ${COLUMNS} from removed_listings where ${WHERE}
       order by removed_at, clinic_id limit $2 offset $3`,
      [since ?? null, limit, offset],
    ),
  ])
  return { total: counted[0]?.total ?? 0, found }
}

const BATCH = 5_000

/** All that went then or later, a few at a time. */
export async function* readRemoved(pool: ReadPool, since: Date): AsyncGenerator<Removed[]> {
  for (let after = 0; ; ) {
    const rows = await prepared<Removed>(
      pool,
      `select ${COLUMNS} from removed_listings
       where removed_at >= $1 and clinic_id > $2 order by clinic_id limit ${BATCH}`,
      [since, after],
    )
    if (rows.length > 0) yield rows
    if (rows.length < BATCH) return
    after = rows.at(-1)?.id ?? after
  }
}
