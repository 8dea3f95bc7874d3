import type { ListedClinic } from '../../contract/clinic.ts'
import type { Json } from '../../contract/json.ts'
import type { Point } from '../../contract/miles-between.ts'
import type { Page } from '../../contract/paging.ts'
import { prepared } from '../../database/prepared.ts'
import type { ReadPool } from '../../database/read-pool.ts'
import { type ClinicFilter, conditions, distanceFrom, inCells, type Value } from './conditions.ts'

/** Where clinics are looked for; what is left out does not limit it. */
interface Where {
  /** Nearest first from here, with distances; by name otherwise. */
  from?: Point | undefined
  /** Radii to look in, in miles, smallest first: the first with a clinic counts. Needs `from`. */
  radii?: readonly number[] | undefined
}

interface Found {
  /** A JSON list, ready to send. */
  clinics: Json<ListedClinic[]>
  total: number
  /** The radius of the clinics; the last one if there are none, null if no radius was given. */
  miles: number | null
}

/** By name: one page straight from the index, with a separate count for the total. */
const byName = (filter: ClinicFilter, page: Page, value: Value): string => {
  const matching = `from listings where ${conditions(filter, value).join(' and ')}`
  return `
    with page as (
      select clinic_id, sort_name ${matching} order by sort_name, clinic_id
      limit ${value(page.limit, 'int')} offset ${value(page.offset, 'int')}
    )
    select (select count(*)::int ${matching}) as total, null::float8 as miles,
      '[' || coalesce(
        string_agg(summary, ',' order by page.sort_name, page.clinic_id), '') || ']' as clinics
    from page join listings on listings.clinic_id = page.clinic_id and locale = $1`
}

/**
 * Nearest first: each distance is computed once, over the squares that a circle may touch. A larger
 * circle is looked at only if the smaller ones are empty.
 */
const byDistance = (
  filter: ClinicFilter,
  { from, radii = [] }: Where & { from: Point },
  page: Page,
  value: Value,
): string => {
  const where = conditions(filter, value)
  const distance = distanceFrom(from, value)
  const circle = (miles: number | undefined, index: number) => {
    const bound = miles === undefined ? 'null::float8' : value(miles, 'float8')
    const inside = miles === undefined ? 'true' : `distance <= ${bound}`
    const cells = miles === undefined ? [] : [inCells(from, miles, value)]
    const smaller = radii.slice(0, index).map((_, at) => `not exists (select from circle${at})`)
    return `circle${index} as materialized (
      select *, ${bound} as miles from (
        select clinic_id, ${distance} as distance from listings
        where ${[...where, ...cells, ...smaller].join(' and ')}
      ) as candidate where ${inside}
    )`
  }
  const circles = radii.length > 0 ? radii.map(circle) : [circle(undefined, 0)]
  const hits = circles.map((_, index) => `select * from circle${index}`).join(' union all ')
  return `
    with ${circles.join(', ')}, hit as materialized (${hits}), page as (
      select * from hit order by distance, clinic_id
      limit ${value(page.limit, 'int')} offset ${value(page.offset, 'int')}
    )
    select (select count(*)::int from hit) as total,
      coalesce((select miles from hit limit 1), ${value(radii.at(-1) ?? null, 'float8')}) as miles,
      '[' || coalesce(string_agg(
        case when distance is null then summary
        else left(summary, -1) || ',"distanceMiles":' || round(distance::numeric, 1) || '}' end,
        ',' order by page.distance, page.clinic_id), '') || ']' as clinics
    from page join listings on listings.clinic_id = page.clinic_id and locale = $1`
}

/** The clinics that match a filter: one page of them, ready to send, and the total. */
export const listClinics = async (
  pool: ReadPool,
  filter: ClinicFilter & Where,
  page: Page,
): Promise<Found> => {
  const values: unknown[] = []
  const value: Value = (item, type) => `$${values.push(item)}::${type}`
  // The text depends on which parts of the filter are given, not on their values.
  const { from } = filter
  const text = from
    ? byDistance(filter, { ...filter, from }, page, value)
    : byName(filter, page, value)
  const [row] = await prepared<Found>(pool, text, values)
  return row ?? { clinics: '[]', total: 0, miles: null }
}
