import { type ClinicCounts, FILTER_KINDS, type FilterKind } from '../../contract/clinic-counts.ts'
import { OPEN_FILTERS, type OpenFilter } from '../../contract/constants.ts'
import { prepared } from '../../database/prepared.ts'
import type { ReadPool } from '../../database/read-pool.ts'
import { countsOfTraits } from '../present/traits.ts'
import { FILTERS, flags, isOpen, scope } from './conditions.ts'
import { eachArea, type SearchedArea, type SearchedAreas, within } from './searched-area.ts'
import { collectValues } from './statement.ts'

/** More are not counted: it would take longer than the search itself. */
const MOST = 5_000

/** What is filtered by all kinds but one. */
const others = (kind: FilterKind) =>
  FILTER_KINDS.filter((other) => other !== kind)
    .map((other) => `by_${other}`)
    .join(' and ')

const count = (condition: string, kind: FilterKind) =>
  `count(*) filter (where ${condition} and ${others(kind)})::int`

/** An object of counts, as SQL. */
const counts = (each: [name: string, count: string][]) =>
  `jsonb_build_object(${each.map(([name, sql]) => `'${name}', ${sql}`).join(', ')})`

const all = FILTER_KINDS.map((kind) => `by_${kind}`).join(' and ')

/** Entries of an array column, with how many clinics have each. */
const perEntry = (column: string, where: string) => `
  select entry, count(*)::int as count from around, unnest(${column}) as entry
  where ${where} group by entry`

/** Clinics of one area by choice; in the last two, a choice that no clinic has is left out. */
interface Counted {
  cost: Pick<ClinicCounts, 'isFree' | 'isLowCost'>
  open: Record<OpenFilter, number>
  without: ClinicCounts['without']
  services: Record<string, number>
  traits: Record<string, number>
  entries: Record<string, number>
}

const countIn = async (pool: ReadPool, area: SearchedArea) => {
  const { values, value } = collectValues()
  const { filter } = area
  const where = [...scope(filter, value), ...within(area, value)]
  const isMet = (name: string, conditions: string[]) =>
    `(${['true', ...conditions].join(' and ')}) as by_${name}`
  const met = [
    ...FILTER_KINDS.map((kind) => isMet(kind, FILTERS[kind](filter, value))),
    isMet('flags', flags(filter, value)),
  ]
  const open = OPEN_FILTERS.map((choice) => `(${isOpen(choice, value)}) as open_${choice}`)
  const text = `
    with around as materialized (
      select is_free, is_low_cost, categories, traits, ${[...met, ...open].join(', ')}
      from listings where ${where.join(' and ')} limit ${MOST + 1}
    ), trait as (${perEntry('traits', all)}),
    listed as (${perEntry('traits', `${others('traits')} and by_flags`)}),
    service as (${perEntry('categories', others('services'))})
    select (select count(*)::int from around) as total,
      ${counts([
        ['isFree', count('is_free', 'cost')],
        ['isLowCost', count('is_low_cost', 'cost')],
      ])} as cost,
      ${counts(OPEN_FILTERS.map((choice) => [choice, count(`open_${choice}`, 'open')]))} as open,
      ${counts(FILTER_KINDS.map((kind) => [kind, count('true', kind)]))} as without,
      coalesce((select jsonb_object_agg(slug, coalesce(count, 0)) from categories
        left join service on categories.id = entry), '{}') as services,
      coalesce((select jsonb_object_agg(entry, count) from trait), '{}') as traits,
      coalesce((select jsonb_object_agg(entry, count) from listed), '{}') as entries
    from around`
  const [row] = await prepared<Counted & { total: number }>(pool, text, values)
  return row && row.total <= MOST ? row : null
}

const some = <Counts extends Record<string, number>>(counts: Counts) =>
  Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0))

/** Each choice as the nearer area counts it, where a search stops, or else the farther one. */
const nearestOf = (near: Counted, far: Counted): Counted => ({
  cost: { ...far.cost, ...some(near.cost) },
  open: { ...far.open, ...some(near.open) },
  without: { ...far.without, ...some(near.without) },
  services: { ...far.services, ...some(near.services) },
  traits: { ...far.traits, ...some(near.traits) },
  entries: { ...far.entries, ...some(near.entries) },
})

/**
 * How many clinics there would be with each filter, the others staying as they are: each counted where a
 * search with it stops. The services and the costs that are chosen don't limit each other's counts, since
 * any of them matches; nor does a language, since another choice takes its place.
 * @returns null if there are too many to count already where the search looks first
 */
export const countClinics = async (
  pool: ReadPool,
  areas: SearchedAreas,
): Promise<ClinicCounts | null> => {
  let counted: Counted | undefined
  for (const area of eachArea(areas)) {
    const found = await countIn(pool, area)
    if (!found) break
    counted = counted ? nearestOf(counted, found) : found
  }
  if (!counted) return null
  const { cost, open, without, services, traits, entries } = counted
  return { ...cost, without, services: some(services), open, ...countsOfTraits(traits, entries) }
}
