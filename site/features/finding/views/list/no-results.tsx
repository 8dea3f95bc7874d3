import type { Place } from '@healthcare-for-all/cms/contract'
import { useNavigate } from 'react-router-dom'
import { GetButton } from '../../../../components/get-button.tsx'
import { Notice } from '../../../../components/notice.tsx'
import { searchCopy } from '../../../../copy/search.ts'
import { useCopy, usePaths } from '../../../../lib/language.tsx'
import { type Cleared, countSet, DROPPED, kindsSet } from '../../filters/filter-kinds.ts'
import type { SearchAnswer } from '../../query.ts'
import { useCounts } from '../../use-counts.ts'
import { useLookedFor } from '../../use-looked-for.ts'
import { type SearchValues, searchHref } from '../../values.ts'
import { Way, WaysOn } from '../../ways-on.tsx'

interface NoResultsProps {
  values: SearchValues
  answer: SearchAnswer
  place: Place
}

export const NoResults = ({ values, answer, place }: NoResultsProps) => {
  const copy = useCopy(searchCopy)
  const paths = usePaths()
  const navigate = useNavigate()
  const { none } = copy
  const counts = useCounts(values)
  // Without counts, each may help.
  const kinds = kindsSet(values).filter((kind) => counts?.without[kind] !== 0)
  const searched = answer.distance ?? 0
  const cleared = searchHref(paths, { limit: values.limit })
  const filters = countSet(values)
  const lookedFor = useLookedFor(values)
  const isChosen = filters > 0 || values.distance !== undefined
  // Another place is not around the visitor.
  const hrefWith = ({ location, ...change }: Cleared) =>
    searchHref(paths, {
      ...{ ...values, offset: 0, ...change },
      ...(location !== undefined && { location, near: undefined }),
    })
  return (
    <Notice title={none.title}>
      {lookedFor.length > 0 && <p>{none.lookedFor([...lookedFor, place.label])}</p>}
      <p>
        {isChosen
          ? answer.distance === null
            ? none.text
            : none.textWithin(searched)
          : answer.distance === null
            ? none.noneIn(place.label)
            : none.noneWithin(searched, place.label)}
      </p>
      {!isChosen && <p>{none.could}</p>}
      <WaysOn
        answer={answer}
        filters={filters}
        hrefWith={hrefWith}
        mapHref={isChosen ? undefined : paths.map()}
      >
        {kinds.map((kind) => (
          <Way key={kind} to={hrefWith(DROPPED[kind])}>
            {none.drop(none.kinds[kind], counts?.without[kind])}
          </Way>
        ))}
      </WaysOn>
      {isChosen && (
        <GetButton action={cleared} onPress={() => navigate(cleared)}>
          {none.clear}
        </GetButton>
      )}
    </Notice>
  )
}
