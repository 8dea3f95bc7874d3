import type {
  Answer,
  ClinicCountsQuery,
  ListFilter,
  TraitFilter,
} from '@healthcare-for-all/cms/contract'

/** The filters that search and map have in common, beside place and service. */
export type FilterValues = Partial<
  Pick<ClinicCountsQuery, 'isFree' | 'isLowCost' | 'open' | TraitFilter | ListFilter>
>

/** How many clinics each filter would leave; undefined while that is unknown. */
export type FilterCounts = NonNullable<Answer<'clinicCounts'>['counts']> | undefined

export interface FilterProps {
  values: FilterValues
  counts: FilterCounts
}
