import { Container } from '@chakra-ui/react'
import { useLocation } from 'react-router-dom'
import { UrgentHelp } from '../components/urgent-help.tsx'
import { ClinicCard } from '../features/clinic/components/clinic-card.tsx'
import { MapPage } from '../features/finding/views/map/components/map-page.tsx'
import { prefetchMap } from '../features/finding/views/map/map-query.ts'
import { parseFilter, parseMap } from '../features/finding/views/map/map-values.ts'
import { useMapAddress } from '../features/finding/views/map/use-map-address.ts'
import type { ScreenHandle } from '../lib/screen.ts'
import { categoriesQuery, statesQuery } from '../lib/vocabulary.ts'

export const handle: ScreenHandle = {
  prepare: ({ queries, searchParams }) =>
    Promise.all([
      prefetchMap(queries, parseFilter(searchParams), parseMap(searchParams).clinic),
      queries.prefetchQuery(statesQuery),
      queries.prefetchQuery(categoriesQuery),
    ]),
}

export const Component = () => {
  const values = parseMap(new URLSearchParams(useLocation().search))
  return (
    <Container>
      <UrgentHelp text={values.location} />
      <MapPage values={values} onChange={useMapAddress()}>
        {(clinic) => <ClinicCard clinic={clinic} />}
      </MapPage>
    </Container>
  )
}
