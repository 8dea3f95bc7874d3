import { type ClinicCounts, FILTER_KINDS, type FilterKind } from '../../contract/clinic-counts.ts'
import { OPEN_CHOICES, type OpenChoice } from '../../contract/constants.ts'
import { prepared } from '../../database/prepared.ts'
import type { ReadPool } from '../../database/read-pool.ts'
import { countsOfTraits } from '../present/traits.ts'
import { FILTERS, flags, isOpen, scope } from './conditions.ts'
import { eachTried, type SearchedArea, within } from './searched-area.ts'
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

/** The count in the first area that has any, as the search itself looks. */
const countFirst = (condition: readonly string[], kind: FilterKind) =>
  `coalesce(${[...condition.map((each) => `nullif(${count(each, kind)}, 0)`), count('true', kind)].join(', ')})`

const all = FILTER_KINDS.map((kind) => `by_${kind}`).join(' and ')

/** Entries of an array column, with how many clinics have each. */
const perEntry = (column: string, where: string) => `
  select entry, count(*)::int as count from around, unnest(${column}) as entry
  where ${where} group by entry`

interface Row extends Record<OpenChoice, number>, Pick<ClinicCounts, 'without'> {
  total: number
  isFree: number
  isLowCost: number
  traits: Record<string, number>
  entries: Record<string, number>
  services: Record<string, number>
}

const present = ({
  isFree,
  isLowCost,
  without,
  traits,
  entries,
  services,
  ...row
}: Row): ClinicCounts => ({
  isFree,
  isLowCost,
  without,
  services,
  open: { now: row.now, late: row.late, weekend: row.weekend },
  ...countsOfTraits(traits, entries),
})

/**
 * How many clinics there would be with each filter, the others staying as they are. The services
 * and the costs that are chosen don't limit each other's counts, since any of them matches; nor does a
 * language, since another choice takes its place.
 * @returns null if there are too many to count
 */
export const countClinics = async (
  pool: ReadPool,
  area: SearchedArea,
): Promise<ClinicCounts | null> => {
  const { values, value } = collectValues()
  const { filter } = area
  const where = [...scope(filter, value), ...within(area, value)]
  const isMet = (name: string, conditions: string[]) =>
    `(${['true', ...conditions].join(' and ')}) as by_${name}`
  const met = [
    ...FILTER_KINDS.map((kind) => isMet(kind, FILTERS[kind](filter, value))),
    isMet('flags', flags(filter, value)),
  ]
  const open = OPEN_CHOICES.map((choice) => `(${isOpen(choice, value)}) as open_${choice}`)
  const tried = eachTried(area, value).map((condition, index) => `(${condition}) as tried_${index}`)
  const areas = tried.map((_, index) => `tried_${index}`)
  const text = `
    with around as materialized (
      select is_free, is_low_cost, categories, traits, ${[...met, ...open, ...tried].join(', ')}
      from listings where ${where.join(' and ')} limit ${MOST + 1}
    ), trait as (${perEntry('traits', all)}),
    listed as (${perEntry('traits', `${others('traits')} and by_flags`)}),
    service as (${perEntry('categories', others('services'))})
    select (select count(*)::int from around) as total,
      ${count('is_free', 'cost')} as "isFree", ${count('is_low_cost', 'cost')} as "isLowCost",
      ${OPEN_CHOICES.map((choice) => `${count(`open_${choice}`, 'open')} as "${choice}"`).join(', ')},
      jsonb_build_object(${FILTER_KINDS.map((kind) => `'${kind}', ${countFirst(areas, kind)}`).join(', ')}) as without,
      coalesce((select jsonb_object_agg(entry, count) from trait), '{}') as traits,
      coalesce((select jsonb_object_agg(entry, count) from listed), '{}') as entries,
      coalesce((select jsonb_object_agg(slug, count) from service
        join categories on categories.id = entry), '{}') as services
    from around`
  const [row] = await prepared<Row>(pool, text, values)
  if (!row || row.total > MOST) return null
  return present(row)
}
