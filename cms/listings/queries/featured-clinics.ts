import type { ClinicSummary } from '../../contract/clinic.ts'
import type { Locale } from '../../contract/constants.ts'
import type { Json } from '../../contract/json.ts'
import type { Page } from '../../contract/paging.ts'
import { prepared } from '../../database/prepared.ts'
import type { ReadPool } from '../../database/read-pool.ts'

/**
 * First the clinics that editors chose, then the others. In each group, free clinics come first,
 * then verified ones.
 */
export const featuredClinics = async (
  pool: ReadPool,
  locale: Locale,
  { limit, offset }: Page,
): Promise<Json<ClinicSummary[]>> => {
  const [row] = await prepared<{ clinics: string }>(
    pool,
    `select '[' || coalesce(string_agg(summary, ',' order by position), '') || ']' as clinics
     from (
       select summary, row_number() over (
         order by featured desc, is_free desc, verified desc, clinic_id) as position
       from listings where locale = $1
       order by position limit $2 offset $3
     ) as chosen`,
    [locale, limit, offset],
  )
  return row?.clinics ?? '[]'
}
