import { Container } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { useLocation, useParams } from 'react-router-dom'
import { PageLoading } from '../components/page-loading.tsx'
import { stateCopy } from '../copy/state.ts'
import { clinicLettersQuery, stateClinicsQuery, stateQuery } from '../features/browse/api.ts'
import { StatePage } from '../features/browse/components/state-page.tsx'
import { readListPart } from '../features/browse/list-part.ts'
import { PAGE_SIZE } from '../features/browse/page-size.ts'
import { ClinicEntry } from '../features/clinic/components/clinic-entry.tsx'
import { SearchForm } from '../features/finding/form/search-form.tsx'
import { useCopy, usePaths } from '../lib/language.tsx'
import { pagesThrough } from '../lib/pages.ts'
import type { ScreenHandle } from '../lib/screen.ts'
import { LoadProblem } from './load-problem.tsx'

export const handle: ScreenHandle = {
  prepare: async ({ queries, params, searchParams }) => {
    const { abbreviation } = await queries.fetchQuery(stateQuery(params.state ?? ''))
    const { offset, letter } = readListPart(searchParams)
    await Promise.all([
      queries.prefetchQuery(clinicLettersQuery({ state: abbreviation })),
      ...pagesThrough({ limit: PAGE_SIZE, offset }).map((page) =>
        queries.prefetchQuery(stateClinicsQuery(abbreviation, { ...page, letter })),
      ),
    ])
  },
}

export const Component = () => {
  const copy = useCopy(stateCopy)
  const paths = usePaths()
  const { state: slug = '' } = useParams()
  const part = readListPart(new URLSearchParams(useLocation().search))
  const { data: state, error } = useQuery(stateQuery(slug))
  return (
    <Container>
      {state ? (
        <StatePage state={state} part={part} search={<SearchForm shape="row" />}>
          {(clinic) => <ClinicEntry clinic={clinic} />}
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
    </Container>
  )
}
