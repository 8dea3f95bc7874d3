import { interpreted } from '../../interpretation.ts'
import type { SearchValues } from '../../values.ts'
import { FilterPanel } from './filter-panel.tsx'
import { useSearchPages } from './use-search-pages.ts'

interface MeantFiltersProps {
  values: SearchValues
  /** What is typed as the place in the search form. */
  typed: () => string
}

/** The filters of a search, with the service that its words stand for. */
export const MeantFilters = ({ values, typed }: MeantFiltersProps) => {
  const [first] = useSearchPages(values).answers
  const meant = first ? interpreted(values, first) : values
  return (
    <FilterPanel values={meant} place={first?.place} searched={values.location} typed={typed} />
  )
}
