import type { Pool } from 'pg'
import type { ListedClinic } from '../contract/clinic.ts'
import type { Locale } from '../contract/constants.ts'
import type { Json } from '../contract/json.ts'
import { cellsWithin, type Point } from './grid.ts'
import { prepared } from './prepared.ts'

/** Which clinics, in which order; what is left out does not narrow. */
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
  /** Only clinics so near, in miles; needs `from`. */
  miles?: number | undefined
}

export interface Page {
  limit: number
  offset: number
}

/** Mean radius of the Earth in miles. */
const EARTH_RADIUS = 3958.7613

const categoryIds = (slugs: string) =>
  `coalesce((select array_agg(id) from categories where slug = any(${slugs})), '{}')`

/** Great-circle miles by the haversine formula. */
const distanceFrom = (latitude: string, longitude: string) => `
  2 * ${EARTH_RADIUS} * asin(least(1, sqrt(
    sin(radians(latitude - ${latitude}) / 2) ^ 2 +
    cos(radians(${latitude})) * cos(radians(latitude)) * sin(radians(longitude - ${longitude}) / 2) ^ 2)))`

/** The statement for a filter. Its text depends on which parts are given, not on their values. */
const statementFor = (filter: ClinicFilter, page: Page) => {
  const values: unknown[] = []
  const value = (item: unknown, type: string) => `$${values.push(item)}::${type}`
  const where = [`locale = ${value(filter.locale, 'text')}`]
  if (filter.state) where.push(`state = ${value(filter.state, 'text')}`)
  if (filter.isFree !== undefined) where.push(`is_free = ${value(filter.isFree, 'boolean')}`)
  if (filter.isLowCost !== undefined) {
    where.push(`is_low_cost = ${value(filter.isLowCost, 'boolean')}`)
  }
  if (filter.category) {
    where.push(`categories && ${categoryIds(value([filter.category], 'text[]'))}`)
  }
  if (filter.services?.length) {
    const names = value(
      filter.services.map((name) => name.toLowerCase()),
      'text[]',
    )
    where.push(`(categories && ${categoryIds(names)} or services && ${names})`)
  }
  if (filter.except) where.push(`slug <> ${value(filter.except, 'text')}`)

  const { from, miles } = filter
  let distance = 'null::float8'
  if (from) {
    distance = distanceFrom(value(from.latitude, 'float8'), value(from.longitude, 'float8'))
    if (miles !== undefined) where.push(`cell = any(${value(cellsWithin(from, miles), 'int[]')})`)
  }
  const within = miles === undefined ? '' : `where distance <= ${value(miles, 'float8')}`
  const order = from ? ['distance', 'clinic_id'] : ['sort_name', 'clinic_id']
  const inOrder = (table: string) => order.map((column) => `${table}.${column}`).join(', ')
  const text = `
    with hit as materialized (
      select * from (
        select clinic_id, ${from ? '' : 'sort_name,'} ${distance} as distance
        from listings where ${where.join(' and ')}
      ) as candidate ${within}
    ), page as (
      select * from hit order by ${inOrder('hit')}
      limit ${value(page.limit, 'int')} offset ${value(page.offset, 'int')}
    )
    select (select count(*)::int from hit) as total,
      '[' || coalesce(string_agg(
        case when distance is null then summary
        else left(summary, -1) || ',"distanceMiles":' || round(distance::numeric, 1) || '}' end,
        ',' order by ${inOrder('page')}), '') || ']' as clinics
    from page join listings on listings.clinic_id = page.clinic_id and locale = $1`
  return { text, values }
}

/** The clinics that a filter lets through: one page of them, ready to send, and how many in all. */
export const listClinics = async (
  pool: Pool,
  filter: ClinicFilter,
  page: Page,
): Promise<{ clinics: Json<ListedClinic[]>; total: number }> => {
  const { text, values } = statementFor(filter, page)
  const [row] = await prepared<{ clinics: string; total: number }>(pool, text, values)
  return row ?? { clinics: '[]', total: 0 }
}
