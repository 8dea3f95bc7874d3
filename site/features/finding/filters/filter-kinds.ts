import { type FilterKind, LIST_FILTERS, TRAIT_FILTERS } from '@healthcare-for-all/cms/contract'
import type { SearchValues } from '../values.ts'

const NO_TRAITS: Partial<SearchValues> = Object.fromEntries(
  [...TRAIT_FILTERS, ...LIST_FILTERS].map((name) => [name, undefined]),
)

/** What dropping the filters of a kind leaves of the values. */
export const DROPPED: Record<FilterKind, Partial<SearchValues>> = {
  cost: { isFree: undefined, isLowCost: undefined },
  services: { services: [] },
  open: { open: undefined },
  traits: NO_TRAITS,
}
const KINDS = Object.keys(DROPPED) as FilterKind[]

const isSet = (value: unknown) => (Array.isArray(value) ? value.length > 0 : value !== undefined)

/** The values that filter, by their kind. */
const filtersOf = (values: SearchValues, kind: FilterKind) =>
  (Object.keys(DROPPED[kind]) as (keyof SearchValues)[]).filter((name) => isSet(values[name]))

/** The kinds of filter that are set. */
export const kindsSet = (values: SearchValues) =>
  KINDS.filter((kind) => filtersOf(values, kind).length > 0)

/** How many filters of the panel are set. */
export const activeFilters = (values: SearchValues) =>
  KINDS.flatMap((kind) => filtersOf(values, kind)).length

/** The same search without any filter. */
export const withoutFilters = (values: SearchValues): SearchValues =>
  Object.assign({}, values, ...Object.values(DROPPED))
