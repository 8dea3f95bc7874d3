import { type FilterKind, LIST_FILTERS, TRAIT_FILTERS } from '@healthcare-for-all/cms/contract'
import type { FindValues } from '../values.ts'

const NO_TRAITS: Partial<FindValues> = Object.fromEntries(
  [...TRAIT_FILTERS, ...LIST_FILTERS].map((name) => [name, undefined]),
)

/** What dropping the filters of a kind leaves of the values. */
export const DROPPED: Record<FilterKind, Partial<FindValues>> = {
  cost: { isFree: undefined, isLowCost: undefined },
  services: { services: [] },
  open: { open: undefined },
  traits: NO_TRAITS,
}
const KINDS = Object.keys(DROPPED) as FilterKind[]

/** A change of values; only the map has a state to drop. */
export type Cleared = Partial<FindValues> & { state?: undefined }

/** Without any filter; place and distance stay. */
export const CLEARED: Cleared = Object.assign({ state: undefined }, ...Object.values(DROPPED))

/** Whether a value narrows a search. */
export const isSet = (value: unknown) =>
  Array.isArray(value) ? value.length > 0 : value !== undefined && value !== ''

/** The values that filter, by their kind. */
const filtersOf = (values: FindValues, kind: FilterKind) =>
  (Object.keys(DROPPED[kind]) as (keyof FindValues)[]).filter((name) => isSet(values[name]))

/** The kinds of filter that are set. */
export const kindsSet = (values: FindValues) =>
  KINDS.filter((kind) => filtersOf(values, kind).length > 0)

/** How many filters of some kinds are set. */
export const countSet = (values: FindValues, kinds: readonly FilterKind[] = KINDS) =>
  kinds.flatMap((kind) => filtersOf(values, kind)).length
