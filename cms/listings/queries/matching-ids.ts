import { prepared } from '../../database/prepared.ts'
import type { ReadPool } from '../../database/read-pool.ts'
import { type ClinicFilter, conditions } from './conditions.ts'
import { collectValues } from './statement.ts'

/** The locale and the ids themselves. */
const ALWAYS = 2

/** Of some clinics those that match a filter, in their order. */
export const matchingIds = async (
  pool: ReadPool,
  ids: readonly number[],
  filter: ClinicFilter,
): Promise<readonly number[]> => {
  const { values, value } = collectValues()
  const where = conditions({ ...filter, ids }, value)
  if (where.length === ALWAYS) return ids
  const text = `select clinic_id as id from listings where ${where.join(' and ')}`
  const rows = await prepared<{ id: number }>(pool, text, values)
  const matching = new Set(rows.map(({ id }) => id))
  return ids.filter((id) => matching.has(id))
}
