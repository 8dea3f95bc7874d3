import type { ListedClinic } from '../../contract/clinic.ts'
import type { Locale } from '../../contract/constants.ts'
import type { Json } from '../../contract/json.ts'
import { EARTH_RADIUS_MILES, type Point } from '../../contract/miles-between.ts'
import type { Page } from '../../contract/paging.ts'
import { prepared } from '../../database/prepared.ts'
import type { ReadPool } from '../../database/read-pool.ts'
import { cellsWithin } from './grid.ts'

/** Which clinics, in which order; what is left out does not filter. */
export interface ClinicFilter {
  locale: Locale
  state?: string | undefined
  category?: string | undefined
  /** Category slugs or service names; any of them matches. */
  services?: string[] | undefined
  isFree?: boolean | undefined
  isLowCost?: boolean | undefined
  /** Slug of a clinic to leave out. */
  except?: string | undefined
  /** Nearest first from here, with distances; by name otherwise. */
  from?: Point | undefined
  /** Only clinics within this many miles; needs `from`. */
  miles?: number | undefined
}

const categoryIds = (slugs: string) =>
  `coalesce((select array_agg(id) from categories where slug = any(${slugs})), '{}')`

/** Great-circle miles by the haversine formula; null without a point, which least() would hide. */
const distanceFrom = (latitude: string, longitude: string) => `
  case when latitude is not null and longitude is not null then
    2 * ${EARTH_RADIUS_MILES} * asin(least(1, sqrt(
      sin(radians(latitude - ${latitude}) / 2) ^ 2 +
      cos(radians(${latitude})) * cos(radians(latitude)) * sin(radians(longitude - ${longitude}) / 2) ^ 2)))
  end`

type Value = (item: unknown, type: string) => string

/** A search for free and for low-cost clinics accepts either. */
const costConditions = ({ isFree, isLowCost }: ClinicFilter, value: Value): string[] => {
  if (isFree && isLowCost) return ['(is_free or is_low_cost)']
  return [
    ...(isFree === undefined ? [] : [`is_free = ${value(isFree, 'boolean')}`]),
    ...(isLowCost === undefined ? [] : [`is_low_cost = ${value(isLowCost, 'boolean')}`]),
  ]
}

/** The conditions that a listing must meet, as SQL; what the filter leaves out adds none. */
const conditions = (filter: ClinicFilter, value: Value): string[] => {
  // The locale is the first value of every statement, so they can call it $1.
  const where = [`locale = ${value(filter.locale, 'text')}`]
  if (filter.state) where.push(`state = ${value(filter.state, 'text')}`)
  where.push(...costConditions(filter, value))
  if (filter.category) {
    where.push(`categories && ${categoryIds(value([filter.category.toLowerCase()], 'text[]'))}`)
  }
  if (filter.services?.length) {
    const wanted = filter.services.map((name) => name.toLowerCase())
    const names = value(wanted, 'text[]')
    where.push(`(categories && ${categoryIds(names)} or services && ${names})`)
  }
  if (filter.except) where.push(`slug <> ${value(filter.except, 'text')}`)
  return where
}

/** By name: one page straight from the index, with a separate count for the total. */
const byName = (filter: ClinicFilter, page: Page, value: Value): string => {
  const matching = `from listings where ${conditions(filter, value).join(' and ')}`
  return `
    with page as (
      select clinic_id, sort_name ${matching} order by sort_name, clinic_id
      limit ${value(page.limit, 'int')} offset ${value(page.offset, 'int')}
    )
    select (select count(*)::int ${matching}) as total,
      '[' || coalesce(
        string_agg(summary, ',' order by page.sort_name, page.clinic_id), '') || ']' as clinics
    from page join listings on listings.clinic_id = page.clinic_id and locale = $1`
}

/** Nearest first: each distance is computed once, over the squares that the circle may touch. */
const byDistance = (filter: ClinicFilter, from: Point, page: Page, value: Value): string => {
  const { miles } = filter
  const where = conditions(filter, value)
  if (miles !== undefined) where.push(`cell = any(${value(cellsWithin(from, miles), 'int[]')})`)
  const distance = distanceFrom(value(from.latitude, 'float8'), value(from.longitude, 'float8'))
  const within = miles === undefined ? '' : `where distance <= ${value(miles, 'float8')}`
  return `
    with hit as materialized (
      select * from (
        select clinic_id, ${distance} as distance from listings where ${where.join(' and ')}
      ) as candidate ${within}
    ), page as (
      select * from hit order by distance, clinic_id
      limit ${value(page.limit, 'int')} offset ${value(page.offset, 'int')}
    )
    select (select count(*)::int from hit) as total,
      '[' || coalesce(string_agg(
        case when distance is null then summary
        else left(summary, -1) || ',"distanceMiles":' || round(distance::numeric, 1) || '}' end,
        ',' order by page.distance, page.clinic_id), '') || ']' as clinics
    from page join listings on listings.clinic_id = page.clinic_id and locale = $1`
}

/** The clinics that match a filter: one page of them, ready to send, and the total. */
export const listClinics = async (
  pool: ReadPool,
  filter: ClinicFilter,
  page: Page,
): Promise<{ clinics: Json<ListedClinic[]>; total: number }> => {
  const values: unknown[] = []
  const value: Value = (item, type) => `$${values.push(item)}::${type}`
  // The text depends on which parts of the filter are given, not on their values.
  const text = filter.from
    ? byDistance(filter, filter.from, page, value)
    : byName(filter, page, value)
  const [row] = await prepared<{ clinics: string; total: number }>(pool, text, values)
  return row ?? { clinics: '[]', total: 0 }
}
