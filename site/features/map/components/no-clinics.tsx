import { useQueries, useQuery } from '@tanstack/react-query'
import { PageLink } from '../../../components/page-link.tsx'
import { mapCopy } from '../../../copy/map.ts'
import { useCopy } from '../../../lib/language.tsx'
import { categoriesQuery, statesQuery } from '../../../lib/vocabulary.ts'
import { outlineButton } from '../../../theme/recipes/button.ts'
import { style } from '../../../theme/style.ts'
import { type DroppedFilter, type MapFilter, mapClinicsQuery, withOneLess } from '../api.ts'

const block = style({ display: 'grid', gap: '3', justifyItems: 'start' })

interface NoClinicsProps {
  filter: MapFilter
  /** The address without a filter. */
  hrefWithout: (filter: DroppedFilter) => string
}

/** Says that nothing was found, and which filter is the reason. */
export const NoClinics = ({ filter, hrefWithout }: NoClinicsProps) => {
  const copy = useCopy(mapCopy)
  const { data: states = [] } = useQuery(statesQuery)
  const { data: categories = [] } = useQuery(categoriesQuery)
  const dropped = withOneLess(filter)
  const answers = useQueries({ queries: dropped.map(([, wider]) => mapClinicsQuery(wider)) })
  const names: Partial<Record<DroppedFilter, string | undefined>> = {
    state: states.find(({ abbreviation }) => abbreviation === filter.state)?.name ?? filter.state,
    service: categories.find(({ slug }) => slug === filter.service)?.name ?? filter.service,
  }
  return (
    <div css={block}>
      <h3>{copy.none.title}</h3>
      <p>{copy.none.text}</p>
      {dropped.map(([each], index) => {
        const found = answers[index]?.data?.total ?? 0
        return (
          found > 0 && (
            <div key={each} css={block}>
              <p>{copy.leftOut[each].why(names[each] ?? '', found)}</p>
              <PageLink css={outlineButton} to={hrefWithout(each)} preventScrollReset>
                {copy.leftOut[each].drop}
              </PageLink>
            </div>
          )
        )
      })}
    </div>
  )
}
