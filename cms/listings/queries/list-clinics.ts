import type { ListedClinic } from '../../contract/clinic.ts'
import type { SortChoice } from '../../contract/constants.ts'
import type { Json } from '../../contract/json.ts'
import type { Point } from '../../contract/miles-between.ts'
import type { Page } from '../../contract/paging.ts'
import { prepared } from '../../database/prepared.ts'
import type { ReadPool } from '../../database/read-pool.ts'
import {
  type ClinicFilter,
  type County,
  conditions,
  distanceFrom,
  inCells,
  inCounty,
  opensIn,
  type Value,
} from './conditions.ts'

/** Where clinics are looked for; what is left out does not limit it. */
interface Where {
  /** Nearest first from here, with distances; by name otherwise. */
  from?: Point | undefined
  /** Looked in first, before the radii. Needs `from`. */
  county?: County | undefined
  /** Radii to look in, in miles, smallest first: the first with a clinic counts. Needs `from`. */
  radii?: readonly number[] | undefined
}

interface Order {
  /** Those that are open first, then by when they open next; unknown hours last. */
  sort?: SortChoice | undefined
}

type Asked = ClinicFilter & Where & Order

interface Found {
  /** A JSON list, ready to send. */
  clinics: Json<ListedClinic[]>
  total: number
  /** The radius of the clinics; the last one if there are none; null in a county or without radii. */
  miles: number | null
}

type Area = County | number

/** In a county, or in the squares that a circle may touch. */
const inArea = (from: Point, area: Area, value: Value): string =>
  typeof area === 'number' ? inCells(from, area, value) : inCounty(area, value)

/** The order of a list, and the column that it may need. */
const orderOf = ({ sort }: Order, usual: string, value: Value) => {
  const columns = [...(sort ? ['opens_in'] : []), usual, 'clinic_id']
  return {
    column: sort ? `, ${opensIn(value)} as opens_in` : '',
    by: columns.join(', '),
    byPage: columns.map((name) => `page.${name}`).join(', '),
  }
}

/** By name: one page straight from the index, with a separate count for the total. */
const byName = (filter: ClinicFilter & Order, page: Page, value: Value): string => {
  const matching = `from listings where ${conditions(filter, value).join(' and ')}`
  const order = orderOf(filter, 'sort_name', value)
  return `
    with page as (
      select clinic_id, sort_name${order.column} ${matching} order by ${order.by}
      limit ${value(page.limit, 'int')} offset ${value(page.offset, 'int')}
    )
    select (select count(*)::int ${matching}) as total, null::float8 as miles,
      '[' || coalesce(string_agg(summary, ',' order by ${order.byPage}), '') || ']' as clinics
    from page join listings on listings.clinic_id = page.clinic_id and locale = $1`
}

/**
 * Nearest first: each distance is computed once, over the squares that a circle may touch. A larger
 * circle is looked at only if the smaller ones are empty, and all of them only if the county is.
 */
const byDistance = (
  { from, county, radii = [], ...filter }: Asked & { from: Point },
  page: Page,
  value: Value,
): string => {
  const where = conditions(filter, value)
  const order = orderOf(filter, 'distance', value)
  const distance = distanceFrom(from, value)
  const areas: (Area | undefined)[] = [...(county ? [county] : []), ...radii]
  const area = (given: Area | undefined, index: number) => {
    const miles = typeof given === 'number' ? given : undefined
    const bound = miles === undefined ? 'null::float8' : value(miles, 'float8')
    const inside = miles === undefined ? 'true' : `distance <= ${bound}`
    const around = given === undefined ? [] : [inArea(from, given, value)]
    const smaller = areas.slice(0, index).map((_, at) => `not exists (select from area${at})`)
    return `area${index} as materialized (
      select *, ${bound} as miles, ${typeof given === 'object'} as is_county from (
        select clinic_id, ${distance} as distance${order.column} from listings
        where ${[...where, ...around, ...smaller].join(' and ')}
      ) as candidate where ${inside}
    )`
  }
  const named = areas.length > 0 ? areas.map(area) : [area(undefined, 0)]
  const hits = named.map((_, index) => `select * from area${index}`).join(' union all ')
  return `
    with ${named.join(', ')}, hit as materialized (${hits}), page as (
      select * from hit order by ${order.by}
      limit ${value(page.limit, 'int')} offset ${value(page.offset, 'int')}
    )
    select (select count(*)::int from hit) as total,
      case when exists (select from hit) then (select miles from hit limit 1)
        else ${value(radii.at(-1) ?? null, 'float8')} end as miles,
      '[' || coalesce(string_agg(
        case when distance is null or is_county then summary
        else left(summary, -1) || ',"distanceMiles":' || round(distance::numeric, 1) || '}' end,
        ',' order by ${order.byPage}), '') || ']' as clinics
    from page join listings on listings.clinic_id = page.clinic_id and locale = $1`
}

/** The clinics that match a filter: one page of them, ready to send, and the total. */
export const listClinics = async (pool: ReadPool, filter: Asked, page: Page): Promise<Found> => {
  const values: unknown[] = []
  const value: Value = (item, type) => `$${values.push(item)}::${type}`
  // The text depends on which parts of the filter are given, not on their values.
  const { from } = filter
  const text = from ? byDistance({ ...filter, from }, page, value) : byName(filter, page, value)
  const [row] = await prepared<Found>(pool, text, values)
  return row ?? { clinics: '[]', total: 0, miles: null }
}
