import { meantBy } from '../meant.ts'
import type { SearchValues } from '../search-values.ts'
import { useSearchPages } from '../use-search-pages.ts'
import { FilterPanel } from './filter-panel.tsx'

interface MeantFiltersProps {
  values: SearchValues
  /** The search form's values that have not been searched for yet. */
  pending: () => SearchValues | undefined
}

/** The filters of a search, with the service that its words stand for. */
export const MeantFilters = ({ values, pending }: MeantFiltersProps) => {
  const [first] = useSearchPages(values).answers
  const meant = first ? meantBy(values, first) : values
  return <FilterPanel values={meant} asked={values} pending={pending} />
}
