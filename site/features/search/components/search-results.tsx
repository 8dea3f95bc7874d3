import type { ListedClinic } from '@healthcare-for-all/cms/contract'
import type { ReactNode } from 'react'
import { Placeholders } from '../../../components/placeholder.tsx'
import { useLanguage } from '../../../lib/language.tsx'
import type { SearchValues } from '../search-values.ts'
import { useSearchPages } from '../use-search-pages.ts'
import { NoResults } from './no-results.tsx'
import { ResultList } from './result-list.tsx'
import { SearchError } from './search-error.tsx'
import { Understood } from './understood.tsx'
import { UnknownPlace } from './unknown-place.tsx'

/** Outlines shown while results are on their way. */
const PLACEHOLDERS = 5

interface SearchResultsProps {
  values: SearchValues
  children: (clinic: ListedClinic) => ReactNode
}

/** The results of a search with a location, in whatever state they are. */
export const SearchResults = ({ values, children }: SearchResultsProps) => {
  const { copy } = useLanguage()
  const { answers, clinics, firstOffset, pending, failed } = useSearchPages(values)
  const [first] = answers
  if (failed) return <SearchError values={values} />
  if (!first) return <Placeholders count={PLACEHOLDERS} label={copy.search.loading} bars={3} />
  if (!first.place) return <UnknownPlace values={values} alternatives={first.alternatives} />
  return (
    <>
      <Understood values={values} answer={first} place={first.place} />
      {first.total === 0 ? (
        <NoResults values={values} answer={first} place={first.place} />
      ) : (
        <ResultList
          values={values}
          clinics={clinics}
          total={first.total}
          firstOffset={firstOffset}
          pending={pending}
        >
          {children}
        </ResultList>
      )}
    </>
  )
}
