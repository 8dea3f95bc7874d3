import type { Clinic } from '../../contract/clinic.ts'
import type { Json } from '../../contract/json.ts'
import { prepared } from '../../database/prepared.ts'
import type { ReadPool } from '../../database/read-pool.ts'
import { type Chosen, orderOf, PUBLISHED } from './read-published.ts'

/** What a clinic may have several of, and the column that says how many. */
const COUNTS = { schedule: 'schedule_count', accessibility: 'accessibility_count' } as const
export type Part = keyof typeof COUNTS

/** Some of them with their clinics, from 0, and how many there are: by id, or what changed first. */
export const readPartsPage = async (
  pool: ReadPool,
  kind: Part,
  { since, id }: Chosen,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ total: number; found: { clinic: Clinic; part: number }[] }> => {
  const values = [since ?? null, id ?? null]
  const order = `${orderOf(since)}, part`
  const [counted, rows] = await Promise.all([
    prepared<{ total: number }>(
      pool,
      `select coalesce(sum(${COUNTS[kind]}), 0)::int as total from listings where ${PUBLISHED}`,
      values,
    ),
    prepared<{ detail: Json<Clinic>; part: number }>(
      pool,
      `with chosen as (
         select clinic_id, part from listings, generate_series(0, ${COUNTS[kind]} - 1) as part
         where ${PUBLISHED} order by ${order} limit $3 offset $4
       )
       select detail, part from chosen join listings using (clinic_id)
       where locale = 'en' order by ${order}`,
      [...values, limit, offset],
    ),
  ])
  const found = rows.map(({ detail, part }) => ({ clinic: JSON.parse(detail), part }))
  return { total: counted[0]?.total ?? 0, found }
}
