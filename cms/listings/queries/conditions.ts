import type { FilterKind } from '../../contract/clinic-counts.ts'
import type { Locale, OpenFilter } from '../../contract/constants.ts'
import { EARTH_RADIUS_MILES, type Point } from '../../contract/miles-between.ts'
import { EVENINGS, WEEK, WEEKEND } from '../../contract/open-week.ts'
import { quarterOf } from '../../contract/quarter.ts'
import { type AskedTraits, askedFlags, askedTraits } from '../present/traits.ts'
import { cellsOfShape, cellsWithin } from './grid.ts'
import { multirange } from './multirange.ts'
import type { Value } from './statement.ts'

/** Which clinics; what is left out does not filter. */
export interface ClinicFilter extends AskedTraits {
  locale: Locale
  state?: string | undefined
  category?: string | undefined
  /** Category slugs or service names; any of them matches. */
  services?: string[] | undefined
  isFree?: boolean | undefined
  isLowCost?: boolean | undefined
  open?: OpenFilter | undefined
  /** The first letter of the town. */
  letter?: string | undefined
  /** Slug of a clinic to leave out. */
  except?: string | undefined
  /** Only these clinics. */
  ids?: readonly number[] | undefined
}

const categoryIds = (slugs: string) =>
  `coalesce((select array_agg(id) from categories where slug = any(${slugs})), '{}')`

/** Great-circle miles by the haversine formula; null without a point, which least() would hide. */
export const distanceFrom = ({ latitude, longitude }: Point, value: Value): string => {
  const [north, east] = [value(latitude, 'float8'), value(longitude, 'float8')]
  return `
  case when latitude is not null and longitude is not null then
    2 * ${EARTH_RADIUS_MILES} * asin(least(1, sqrt(
      sin(radians(latitude - ${north}) / 2) ^ 2 +
      cos(radians(${north})) * cos(radians(latitude)) * sin(radians(longitude - ${east}) / 2) ^ 2)))
  end`
}

/** A listing's summary with a distance in miles; without one if that is null. */
export const withDistance = (distance: string): string =>
  `coalesce(left(summary, -1) || ',"distanceMiles":' || round((${distance})::numeric, 1) || '}', summary)`

/** The squares that a circle may touch. */
export const inCells = (from: Point, miles: number, value: Value): string =>
  // Written out: pg looks at each entry of an array for what has to be escaped.
  `cell = any(${value(`{${cellsWithin(from, miles)}}`, 'int[]')})`

/** A county, as `places` has it. */
export interface County {
  state: string
  normalized: string
}

/** Within the outline of a county. */
export const inCounty = ({ state, normalized }: County, value: Value): string => {
  const shapes = 'from county_shapes'
  const which = `where normalized = ${value(normalized, 'text')} and state = ${value(state, 'text')}`
  return `cell = any(array(${cellsOfShape('shape', shapes)} ${which}))
    and exists (select ${shapes} ${which} and shape @> point(longitude, latitude))`
}

/** A search for free and for low-cost clinics accepts either. */
const cost = ({ isFree, isLowCost }: ClinicFilter, value: Value): string[] => {
  if (isFree && isLowCost) return ['(is_free or is_low_cost)']
  return [
    ...(isFree === undefined ? [] : [`is_free = ${value(isFree, 'boolean')}`]),
    ...(isLowCost === undefined ? [] : [`is_low_cost = ${value(isLowCost, 'boolean')}`]),
  ]
}

const services = ({ category, services }: ClinicFilter, value: Value): string[] => {
  const where: string[] = []
  if (category) {
    where.push(`categories && ${categoryIds(value([category.toLowerCase()], 'text[]'))}`)
  }
  if (services?.length) {
    const names = value(
      services.map((name) => name.toLowerCase()),
      'text[]',
    )
    where.push(`(categories && ${categoryIds(names)} or services && ${names})`)
  }
  return where
}

/** Whether a clinic is open at a time that somebody chooses, or nobody knows when it is. */
export const isOpen = (choice: OpenFilter, value: Value): string => {
  if (choice === 'unknown') return 'isempty(open_week)'
  if (choice !== 'now') {
    return `open_week && ${value(multirange(choice === 'late' ? EVENINGS : WEEKEND), 'int4multirange')}`
  }
  return `open_week @> ${minuteOfWeek(value)}`
}

/** Minutes since Monday 00:00 on a clinic's own clock, as of the quarter of an hour. */
const minuteOfWeek = (value: Value): string => {
  const clock = `(${value(new Date(quarterOf(Date.now())), 'timestamptz')} at time zone time_zone)`
  return `(extract(epoch from ${clock} - date_trunc('week', ${clock}))::int / 60)`
}

/** Minutes until a clinic is open: 0 if it is, null if its hours are unknown. */
export const opensIn = (value: Value): string => {
  const now = minuteOfWeek(value)
  return `case when open_week @> ${now} then 0 else (
    select min(case when lower(span) > ${now} then lower(span) else lower(span) + ${WEEK} end) - ${now}
    from unnest(open_week) as span) end`
}

const hasTraits = (traits: string[], value: Value): string[] =>
  traits.length > 0 ? [`traits @> ${value(traits, 'text[]')}`] : []

const traits = (filter: ClinicFilter, value: Value) => hasTraits(askedTraits(filter), value)

/** The same without what is chosen of lists, such as a language. */
export const flags = (filter: ClinicFilter, value: Value): string[] =>
  hasTraits(askedFlags(filter), value)

/** What people filter by, each kind of it by itself. */
export const FILTERS = {
  cost,
  services,
  open: ({ open }: ClinicFilter, value: Value) => (open ? [isOpen(open, value)] : []),
  traits,
} satisfies Record<FilterKind, (filter: ClinicFilter, value: Value) => string[]>

/** Which clinics there are to filter, as SQL. */
export const scope = (
  { locale, state, except, letter, ids }: ClinicFilter,
  value: Value,
): string[] => [
  // The locale is the first value of every statement, so they can call it $1.
  `locale = ${value(locale, 'text')}`,
  ...(state ? [`state = ${value(state, 'text')}`] : []),
  ...(letter ? [`left(town, 1) = ${value(letter.toLowerCase(), 'text')}`] : []),
  ...(except ? [`slug <> ${value(except, 'text')}`] : []),
  ...(ids ? [`clinic_id = any(${value(ids, 'int[]')})`] : []),
]

/** The conditions that a listing must meet, as SQL; what the filter leaves out adds none. */
export const conditions = (filter: ClinicFilter, value: Value): string[] => [
  ...scope(filter, value),
  ...Object.values(FILTERS).flatMap((conditionsOf) => conditionsOf(filter, value)),
]
