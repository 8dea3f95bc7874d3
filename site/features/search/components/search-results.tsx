import type { ListedClinic } from '@healthcare-for-all/cms/contract'
import type { ReactNode } from 'react'
import { PagedList } from '../../../components/paged-list.tsx'
import { Placeholders } from '../../../components/placeholder.tsx'
import { Understood } from '../../../components/understood/understood.tsx'
import { UnknownPlace } from '../../../components/understood/unknown-place.tsx'
import { searchCopy } from '../../../copy/search.ts'
import { useCopy, usePaths } from '../../../lib/language.tsx'
import { style } from '../../../theme/style.ts'
import { type SearchValues, searchHref } from '../search-values.ts'
import { useSearchPages } from '../use-search-pages.ts'
import { NoResults } from './no-results.tsx'
import { SearchError } from './search-error.tsx'

/** Outlines shown while results are on their way. */
const PLACEHOLDERS = 5

const count = style({ color: 'quiet', marginBottom: '3' })

interface SearchResultsProps {
  values: SearchValues
  children: (clinic: ListedClinic) => ReactNode
}

/** The results of a search with a location, in whatever state they are. */
export const SearchResults = ({ values, children }: SearchResultsProps) => {
  const copy = useCopy(searchCopy)
  const paths = usePaths()
  const { answers, clinics, firstOffset, pending, failed } = useSearchPages(values)
  const [first] = answers
  if (failed) return <SearchError values={values} />
  const asked = {
    location: values.location,
    hrefAt: (location: string) => searchHref(paths, { ...values, location, offset: 0 }),
  }
  if (first && !first.place) return <UnknownPlace {...asked} answer={first} />
  return (
    <>
      {first?.place && <Understood {...asked} answer={first} place={first.place} />}
      {/* The same element from loading to loaded: only then is its change read aloud. */}
      <p css={count} role="status">
        {!first && copy.loading}
        {first && first.total > 0 && copy.showing(clinics.length, first.total)}
      </p>
      {!first && <Placeholders count={PLACEHOLDERS} bars={3} />}
      {first?.place && first.total === 0 && (
        <NoResults values={values} answer={first} place={first.place} />
      )}
      {first && first.total > 0 && (
        <PagedList
          items={clinics}
          total={first.total}
          limit={values.limit}
          offset={values.offset}
          firstOffset={firstOffset}
          pending={pending}
          labels={copy}
          hrefAt={(offset) => searchHref(paths, { ...values, offset })}
        >
          {children}
        </PagedList>
      )}
    </>
  )
}
