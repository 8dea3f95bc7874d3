import { useQuery } from '@tanstack/react-query'
import { RouteLink } from '../../../components/route-link.tsx'
import { browseCopy } from '../../../copy/browse.ts'
import { useCopy, usePaths } from '../../../lib/language.tsx'
import { popularStatesQuery } from '../api.ts'
import { CardGrid } from './card-grid.tsx'
import { GridState } from './grid-state.tsx'

/** States with the most clinics, each a link to its page. */
export const StateGrid = () => {
  const copy = useCopy(browseCopy)
  const paths = usePaths()
  const { data: states, isError } = useQuery(popularStatesQuery)
  if (!states?.length)
    return <GridState of="states" failed={isError} loading={!states && !isError} />
  return (
    <CardGrid of="names">
      {states.map(({ id, name, slug, clinicCount }) => (
        <li key={id}>
          <RouteLink to={paths.state(slug)}>
            <span>{name}</span>
            <span>{copy.clinicCount(clinicCount)}</span>
          </RouteLink>
        </li>
      ))}
    </CardGrid>
  )
}
