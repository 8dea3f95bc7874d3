import { Container } from '@chakra-ui/react'
import { knownQuery } from '@healthcare-for-all/cms/contract/known-query'
import { useLocation } from 'react-router-dom'
import { UrgentHelp } from '../components/urgent-help.tsx'
import { ClinicCard } from '../features/clinic/components/clinic-card.tsx'
import { SearchForm } from '../features/finding/form/search-form.tsx'
import { parseSearch } from '../features/finding/values.ts'
import { type MapFilter, prefetchMap } from '../features/finding/views/map/api.ts'
import { MapPage } from '../features/finding/views/map/components/map-page.tsx'
import { parseMap, readService } from '../features/finding/views/map/map-values.ts'
import { useMapAddress } from '../features/finding/views/map/use-map-address.ts'
import type { ScreenHandle } from '../lib/screen.ts'
import { categoriesQuery, statesQuery } from '../lib/vocabulary.ts'

const readFilter = (query: URLSearchParams): MapFilter => {
  const { near, need, location, services, sort, limit, offset, ...filters } = parseSearch(query)
  return {
    ...filters,
    location: location || undefined,
    state: parseMap(query).state,
    service: readService(query),
  }
}

export const handle: ScreenHandle = {
  prepare: ({ queries, searchParams }) =>
    Promise.all([
      prefetchMap(queries, readFilter(searchParams), parseMap(searchParams).clinic),
      queries.prefetchQuery(statesQuery),
      queries.prefetchQuery(categoriesQuery),
    ]),
}

export const Component = () => {
  // As the server has it, so that the page's links and hidden fields are the same.
  const query = knownQuery(new URLSearchParams(useLocation().search))
  const search = parseSearch(query)
  const values = parseMap(query)
  const changeAddress = useMapAddress()
  return (
    <Container>
      <UrgentHelp text={search.location} />
      <MapPage
        query={query}
        values={values}
        filter={readFilter(query)}
        onChange={changeAddress}
        search={
          <SearchForm
            values={search}
            shape="compact"
            onSearch={({ location }) => changeAddress({ location, at: undefined }, false)}
          />
        }
      >
        {(clinic) => <ClinicCard clinic={clinic} />}
      </MapPage>
    </Container>
  )
}
