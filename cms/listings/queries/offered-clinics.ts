import type { ClinicSummary } from '../../contract/clinic.ts'
import type { Locale } from '../../contract/constants.ts'
import type { OfferedClinic } from '../../contract/named.ts'
import { prepared } from '../../database/prepared.ts'
import type { ReadPool } from '../../database/read-pool.ts'

/** Some clinics by their ids, in that order, with what tells them apart. */
export const offeredClinics = async (
  pool: ReadPool,
  ids: readonly number[],
  locale: Locale,
): Promise<OfferedClinic[]> => {
  if (ids.length === 0) return []
  const rows = await prepared<{ summary: string }>(
    pool,
    `select summary from listings where locale = $1::text and clinic_id = any($2::int[])
     order by array_position($2::int[], clinic_id)`,
    [locale, ids],
  )
  return rows.map((row) => {
    const { name, slug, city, state }: ClinicSummary = JSON.parse(row.summary)
    return { name, slug, city, state }
  })
}
