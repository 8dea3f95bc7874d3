import type { Clinic, ListedClinic } from '../../contract/clinic.ts'
import type { Locale } from '../../contract/constants.ts'
import type { Json } from '../../contract/json.ts'
import type { Point } from '../../contract/miles-between.ts'
import { prepared } from '../../database/prepared.ts'
import type { ReadPool } from '../../database/read-pool.ts'
import { distanceFrom, withDistance } from './conditions.ts'
import { collectValues } from './statement.ts'

/** One published clinic, ready to send. */
export const readClinic = async (
  pool: ReadPool,
  slug: string,
  locale: Locale,
): Promise<Json<Clinic> | undefined> => {
  const [row] = await prepared<{ detail: string }>(
    pool,
    'select detail from listings where slug = $1 and locale = $2',
    [slug, locale],
  )
  return row?.detail
}

/** Published clinics in the order of these ids, ready to send; with their distances from a point. */
export const readClinics = async (
  pool: ReadPool,
  ids: readonly number[],
  locale: Locale,
  from?: Point,
): Promise<Json<ListedClinic[]>> => {
  const { values, value } = collectValues()
  const idList = value(ids, 'int[]')
  const clinic = from ? withDistance(distanceFrom(from, value)) : 'summary'
  const [row] = await prepared<{ clinics: string }>(
    pool,
    `select '[' || coalesce(string_agg(${clinic}, ',' order by array_position(${idList}, clinic_id)), '')
       || ']' as clinics
     from listings where clinic_id = any(${idList}) and locale = ${value(locale, 'text')}`,
    values,
  )
  return row?.clinics ?? '[]'
}

/**
 * The point of a published clinic; undefined if there is no such clinic or its point is unknown.
 */
export const readClinicPoint = async (pool: ReadPool, slug: string): Promise<Point | undefined> => {
  const [row] = await prepared<{ latitude: number; longitude: number }>(
    pool,
    `select latitude, longitude from listings
     where slug = $1 and locale = 'en' and latitude is not null and longitude is not null`,
    [slug],
  )
  return row
}
