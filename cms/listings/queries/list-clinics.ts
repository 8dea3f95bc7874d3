import type { ListedClinic } from '../../contract/clinic.ts'
import { type ListSort, MOST_COUNTED, type SortChoice } from '../../contract/constants.ts'
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
  withDistance,
} from './conditions.ts'
import { collectValues, type Value } from './statement.ts'

/** Where clinics are looked for; what is left out does not limit it. */
interface Where {
  /** Nearest first from here, with distances; by name otherwise. */
  from?: Point | undefined
  /** Looked in first, before the radii. Needs `from`. */
  county?: County | undefined
  /** Radii to look in, in miles, smallest first: the first with a clinic counts. Needs `from`. */
  radii?: readonly number[] | undefined
}

type Sort = SortChoice | ListSort

interface Order {
  /**
   * By name; by town and then by name; or those that are open first, then by when they open next,
   * with unknown hours last. Only the last one changes an order by distance.
   */
  sort?: Sort | undefined
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

const BY_NAME = ['sort_name', 'clinic_id']
const BY_DISTANCE = ['distance', 'clinic_id']
const OPEN_FIRST = ['opens_in']
/** What is ordered by before the name, and before the distance. */
const BEFORE_NAME: Record<Sort, string[]> = {
  name: [],
  town: ['town', 'state'],
  open: OPEN_FIRST,
}
const BEFORE_DISTANCE: Record<Sort, string[]> = { name: [], town: [], open: OPEN_FIRST }

const pageOrder = (columns: string[]) => columns.map((name) => `page.${name}`).join(', ')

const selected = (column: string, value: Value) =>
  column === 'opens_in' ? `${opensIn(value)} as opens_in` : column

/**
 * The listing of each entry of a page, one by one. A plain join is planned for a tenth of all listings once
 * Postgres plans for any limit, and then reads all of them.
 */
const SUMMARY = `cross join lateral (
  select summary from listings where listings.clinic_id = page.clinic_id and locale = $1 limit 1
) as listing`

/** In order: one page straight from the index, with a separate count for the total. */
const inOrder = (filter: ClinicFilter & Order, page: Page, value: Value): string => {
  const matching = `from listings where ${conditions(filter, value).join(' and ')}`
  const columns = [...BEFORE_NAME[filter.sort ?? 'name'], ...BY_NAME]
  return `
    with page as (
      select ${columns.map((column) => selected(column, value)).join(', ')} ${matching}
      order by ${columns.join(', ')}
      limit ${value(page.limit, 'int')} offset ${value(page.offset, 'int')}
    ), counted as (
      -- In an order that an index has, so that the wide rows aren't read.
      select ${matching} order by ${BY_NAME.join(', ')} limit ${MOST_COUNTED + 1}
    )
    select (select count(*)::int from counted) as total, null::float8 as miles,
      '[' || coalesce(string_agg(summary, ',' order by ${pageOrder(columns)}), '') || ']' as clinics
    from page ${SUMMARY}`
}

/**
 * Nearest first, in the first of some areas that has a clinic; the others are then not looked at. Each
 * distance is computed once, over the squares that the area may touch.
 */
const byDistance = (
  { from, ...filter }: ClinicFilter & Order & { from: Point },
  areas: readonly (Area | undefined)[],
  page: Page,
  value: Value,
): string => {
  const where = conditions(filter, value)
  const columns = [...BEFORE_DISTANCE[filter.sort ?? 'name'], ...BY_DISTANCE]
  const opens = columns.includes('opens_in') ? `, ${selected('opens_in', value)}` : ''
  const distance = distanceFrom(from, value)
  const area = (limit: Area | undefined, index: number) => {
    const miles = typeof limit === 'number' ? value(limit, 'float8') : undefined
    const around = limit === undefined ? [] : [inArea(from, limit, value)]
    const smaller = areas.slice(0, index).map((_, at) => `not exists (select from area${at})`)
    return `area${index} as materialized (
      select *, ${miles ?? 'null::float8'} as miles, ${typeof limit === 'object'} as is_county from (
        select clinic_id, ${distance} as distance${opens} from listings
        where ${[...where, ...around, ...smaller].join(' and ')}
      ) as candidate where ${miles ? `distance <= ${miles}` : 'true'}
    )`
  }
  const [one, ...more] = areas.map((_, index) => `area${index}`)
  const hit = more.length === 0 ? one : 'hit'
  const hits = areas.map((_, index) => `select * from area${index}`).join(' union all ')
  const last = areas.at(-1)
  return `
    with ${areas.map(area).join(', ')},
    ${more.length === 0 ? '' : `hit as materialized (${hits}),`} page as (
      select * from ${hit} order by ${columns.join(', ')}
      limit ${value(page.limit, 'int')} offset ${value(page.offset, 'int')}
    )
    select least((select count(*) from ${hit}), ${MOST_COUNTED + 1})::int as total,
      case when exists (select from ${hit}) then (select miles from ${hit} limit 1)
        else ${value(typeof last === 'number' ? last : null, 'float8')} end as miles,
      '[' || coalesce(string_agg(
        case when is_county then summary else ${withDistance('distance')} end,
        ',' order by ${pageOrder(columns)}), '') || ']' as clinics
    from page ${SUMMARY}`
}

const NOTHING: Found = { clinics: '[]', total: 0, miles: null }

/**
 * The clinics that match a filter: one page of them, ready to send, and the total. Most searches find
 * something in the first area, so the larger ones are another query: together they take half as long
 * again to plan and to run, even if nothing has to be looked at in them.
 */
export const listClinics = async (
  pool: ReadPool,
  { county, radii = [], from, ...filter }: Asked,
  page: Page,
): Promise<Found> => {
  const ask = async (areas: readonly (Area | undefined)[]): Promise<Found> => {
    const { values, value } = collectValues()
    // The text depends on which parts of the filter are given, not on their values.
    const text = from
      ? byDistance({ ...filter, from }, areas, page, value)
      : inOrder(filter, page, value)
    const [row] = await prepared<Found>(pool, text, values)
    return row ?? NOTHING
  }
  const [first, ...larger] = county ? [county, ...radii] : radii
  const found = await ask([first])
  return found.total > 0 || larger.length === 0 ? found : ask(larger)
}
