import { prepared } from '../../database/prepared.ts'
import type { ReadPool } from '../../database/read-pool.ts'

/** The squares of the grid that have clinics. */
export const readClinicCells = async (pool: ReadPool): Promise<ReadonlySet<number>> => {
  const rows = await prepared<{ cell: number }>(
    pool,
    "select distinct cell from listings where locale = 'en' and cell is not null",
    [],
  )
  return new Set(rows.map(({ cell }) => cell))
}
