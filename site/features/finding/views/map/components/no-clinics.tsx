import { Box, Button, defineStyle } from '@chakra-ui/react'
import { type Answer, NO_FILTERS } from '@healthcare-for-all/cms/contract'
import { useQueries, useQuery } from '@tanstack/react-query'
import { PageLink } from '../../../../../components/page-link.tsx'
import { mapCopy } from '../../../../../copy/map.ts'
import { searchCopy } from '../../../../../copy/search.ts'
import { useCopy } from '../../../../../lib/language.tsx'
import { categoriesQuery, statesQuery } from '../../../../../lib/vocabulary.ts'
import { useFilterName } from '../../../filters/use-filter-name.ts'
import { WaysOn } from '../../../ways-on.tsx'
import { DROPPED, type DroppedFilter, mapClinicsQuery, withOneLess } from '../map-query.ts'
import { ALL_CLEARED, type MapChange, type MapFilter } from '../map-values.ts'

/** Filters that have a sentence of their own. */
const OWN = ['state', 'service', ...NO_FILTERS] as const
const isOwn = (filter: DroppedFilter): filter is (typeof OWN)[number] =>
  OWN.some((own) => own === filter)
const block = defineStyle({ display: 'grid', gap: '3', justifyItems: 'start' })

interface NoClinicsProps {
  /** What was looked for, with what was understood of a text. */
  filter: MapFilter
  answer: Answer<'searchClinics'>
  hrefWith: (change: MapChange) => string
}

/** Says that nothing was found, which filter is the reason, and where else to look. */
export const NoClinics = ({ filter, answer, hrefWith }: NoClinicsProps) => {
  const copy = useCopy(mapCopy)
  const { none } = useCopy(searchCopy)
  const { data: states = [] } = useQuery(statesQuery)
  const { data: categories = [] } = useQuery(categoriesQuery)
  const service = filter.services.join(',')
  const dropped = withOneLess(filter)
  const answers = useQueries({ queries: dropped.map(([, wider]) => mapClinicsQuery(wider)) })
  const nameOfFilter = useFilterName()
  const nameOf = (dropped: DroppedFilter): string | undefined =>
    dropped === 'state'
      ? (states.find(({ abbreviation }) => abbreviation === filter.state)?.name ?? filter.state)
      : dropped === 'service'
        ? (categories.find(({ slug }) => slug === service)?.name ?? service)
        : nameOfFilter(filter, dropped)
  const { place, distance } = answer
  const isUnfiltered = dropped.length === 0
  return (
    <Box css={block}>
      <h3>{copy.none.title}</h3>
      {isUnfiltered && place && distance !== null && (
        <p>{none.noneWithin(distance, place.label)}</p>
      )}
      <p>{copy.none.text}</p>
      {dropped.map(([each], index) => {
        const found = answers[index]?.data?.total ?? 0
        const words = isOwn(each) ? copy.leftOut[each] : copy.leftOut.other
        return (
          found > 0 && (
            <Box key={each} css={block}>
              <p>{words.why(nameOf(each) ?? '', found)}</p>
              <Button asChild variant="outline">
                <PageLink to={hrefWith(DROPPED[each])} preventScrollReset>
                  {words.drop}
                </PageLink>
              </Button>
            </Box>
          )
        )
      })}
      <WaysOn
        answer={answer}
        filters={dropped.length}
        hrefWith={(change) => hrefWith({ ...change, at: undefined })}
        mapHref={
          !place || isUnfiltered
            ? hrefWith({ ...ALL_CLEARED, location: '', distance: undefined })
            : undefined
        }
      />
    </Box>
  )
}
