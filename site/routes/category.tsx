import { Container } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { useLocation, useParams } from 'react-router-dom'
import { PageLoading } from '../components/page-loading.tsx'
import { categoryCopy } from '../copy/category.ts'
import { stateCopy } from '../copy/state.ts'
import {
  categoryClinicsQuery,
  categoryQuery,
  clinicLettersQuery,
  stateQuery,
} from '../features/browse/api.ts'
import { readCategoryAddress } from '../features/browse/category-address.ts'
import { CategoryPage } from '../features/browse/components/category-page.tsx'
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
    const address = readCategoryAddress(params)
    const state = address.state && (await queries.fetchQuery(stateQuery(address.state)))
    const abbreviation = state ? state.abbreviation : undefined
    const { offset, letter } = readListPart(searchParams)
    await Promise.all([
      queries.fetchQuery(categoryQuery(address.category, abbreviation)),
      queries.prefetchQuery(
        clinicLettersQuery({ category: address.category, state: abbreviation }),
      ),
      ...pagesThrough({ limit: PAGE_SIZE, offset }).map((page) =>
        queries.prefetchQuery(
          categoryClinicsQuery(address.category, abbreviation, { ...page, letter }),
        ),
      ),
    ])
  },
}

export const Component = () => {
  const copy = useCopy(categoryCopy)
  const states = useCopy(stateCopy)
  const paths = usePaths()
  const address = readCategoryAddress(useParams())
  const { pathname: here, search } = useLocation()
  const part = readListPart(new URLSearchParams(search))
  const state = useQuery({ ...stateQuery(address.state ?? ''), enabled: Boolean(address.state) })
  const category = useQuery({
    ...categoryQuery(address.category, state.data?.abbreviation),
    enabled: !address.state || state.isSuccess,
  })
  return (
    <Container>
      {state.isError ? (
        <LoadProblem
          error={state.error}
          address={here}
          missing={{ ...states.missing, list: paths.browseStates }}
        />
      ) : category.isError ? (
        <LoadProblem
          error={category.error}
          address={here}
          missing={{ ...copy.missing, list: paths.browseServices }}
        />
      ) : category.data ? (
        <CategoryPage
          category={category.data}
          state={state.data}
          part={part}
          search={<SearchForm values={{ services: [address.category] }} shape="row" />}
        >
          {(clinic) => <ClinicEntry clinic={clinic} />}
        </CategoryPage>
      ) : (
        <PageLoading label={copy.loading} />
      )}
    </Container>
  )
}
