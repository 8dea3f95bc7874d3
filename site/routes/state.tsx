import { useQuery } from '@tanstack/react-query'
import { useLocation, useParams } from 'react-router-dom'
import { PageLoading } from '../components/page-loading.tsx'
import { stateCopy } from '../copy/state.ts'
import { stateClinicsQuery, stateQuery } from '../features/browse/api.ts'
import { StatePage } from '../features/browse/components/state-page.tsx'
import { PAGE_SIZE } from '../features/browse/page-size.ts'
import { ClinicCard } from '../features/clinic/components/clinic-card.tsx'
import { SearchForm } from '../features/search/components/search-form.tsx'
import { useCopy, usePaths } from '../lib/language.tsx'
import { pagesThrough, readOffset } from '../lib/pages.ts'
import type { ScreenHandle } from '../lib/screen.ts'
import { pageWidth } from '../theme/recipes/layout.ts'
import { LoadProblem } from './load-problem.tsx'

export const handle: ScreenHandle = {
  prepare: async ({ queries, params, searchParams }) => {
    const { abbreviation } = await queries.fetchQuery(stateQuery(params.state ?? ''))
    const offset = readOffset(searchParams, PAGE_SIZE)
    await Promise.all(
      pagesThrough({ limit: PAGE_SIZE, offset }).map((page) =>
        queries.prefetchQuery(stateClinicsQuery(abbreviation, page)),
      ),
    )
  },
}

export const Component = () => {
  const copy = useCopy(stateCopy)
  const paths = usePaths()
  const { state: slug = '' } = useParams()
  const offset = readOffset(new URLSearchParams(useLocation().search), PAGE_SIZE)
  const { data: state, error } = useQuery(stateQuery(slug))
  return (
    <div css={pageWidth}>
      {state ? (
        <StatePage state={state} offset={offset} search={<SearchForm shape="row" />}>
          {(clinic) => <ClinicCard clinic={clinic} />}
        </StatePage>
      ) : error ? (
        <LoadProblem
          error={error}
          address={paths.state(slug)}
          missing={{ ...copy.missing, list: paths.browseStates }}
        />
      ) : (
        <PageLoading label={copy.loading} />
      )}
    </div>
  )
}
