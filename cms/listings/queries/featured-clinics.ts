import type { Pool } from 'pg'
import type { ClinicSummary } from '../../contract/clinic.ts'
import type { Locale } from '../../contract/constants.ts'
import type { Json } from '../../contract/json.ts'
import type { Page } from '../../contract/paging.ts'
import { prepared } from '../../database/prepared.ts'

/** What editors chose to show, then free clinics, the verified first; free ones first in each. */
export const featuredClinics = async (
  pool: Pool,
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
