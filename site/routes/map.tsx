import { useLocation, useNavigate } from 'react-router-dom'
import { UrgentHelp } from '../components/urgent-help.tsx'
import { ClinicCard } from '../features/clinic/components/clinic-card.tsx'
import { type MapFilter, prefetchMap } from '../features/map/api.ts'
import { MapPage } from '../features/map/components/map-page.tsx'
import { mapHref, parseMap, readService } from '../features/map/map-values.ts'
import { SearchForm } from '../features/search/components/search-form.tsx'
import { parseSearch } from '../features/search/search-values.ts'
import { usePaths } from '../lib/language.tsx'
import type { ScreenHandle } from '../lib/screen.ts'
import { categoriesQuery, statesQuery } from '../lib/vocabulary.ts'
import { pageWidth } from '../theme/recipes/layout.ts'

const readFilter = (query: URLSearchParams): MapFilter => {
  const { location, distance } = parseSearch(query)
  const { state } = parseMap(query)
  return { location: location || undefined, distance, state, service: readService(query) }
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
  const paths = usePaths()
  const navigate = useNavigate()
  const query = new URLSearchParams(useLocation().search)
  const search = parseSearch(query)
  const values = parseMap(query)
  return (
    <div css={pageWidth}>
      <UrgentHelp text={search.location} />
      <MapPage
        query={query}
        values={values}
        filter={readFilter(query)}
        search={
          <SearchForm
            values={search}
            shape="compact"
            onSearch={({ location }) =>
              navigate(mapHref(paths, query, { location, at: undefined }), {
                preventScrollReset: true,
              })
            }
          />
        }
      >
        {(clinic) => <ClinicCard clinic={clinic} />}
      </MapPage>
    </div>
  )
}
