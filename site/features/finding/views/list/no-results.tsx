import { List } from '@chakra-ui/react'
import type { Place } from '@healthcare-for-all/cms/contract'
import { DEFAULT_DISTANCE, DISTANCES, stateText } from '@healthcare-for-all/cms/contract'
import { useNavigate } from 'react-router-dom'
import { GetButton } from '../../../../components/get-button.tsx'
import { Notice } from '../../../../components/notice.tsx'
import { PageLink } from '../../../../components/page-link.tsx'
import { searchCopy } from '../../../../copy/search.ts'
import { useCopy, usePaths } from '../../../../lib/language.tsx'
import { CLEARED, countSet, DROPPED, kindsSet } from '../../filters/filter-kinds.ts'
import type { SearchAnswer } from '../../query.ts'
import { useCounts } from '../../use-counts.ts'
import { type SearchValues, searchHref } from '../../values.ts'

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
  const wider = answer.distance === null ? undefined : DISTANCES.find((miles) => miles > searched)
  const cleared = searchHref(paths, { limit: values.limit })
  const isChosen = countSet(values) > 0 || values.distance !== undefined
  const at = (change: Partial<SearchValues>) =>
    searchHref(paths, { ...values, offset: 0, ...change })
  return (
    <Notice title={none.title}>
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
      <List.Root
        css={{ '& a': { display: 'inline-flex', alignItems: 'center', minHeight: 'touch' } }}
      >
        {wider && (
          <li>
            {/* The default distance widens automatically, so the link can't promise a number. */}
            {wider === DEFAULT_DISTANCE ? (
              <PageLink to={at({ distance: undefined })}>{none.further(searched)}</PageLink>
            ) : (
              <PageLink to={at({ distance: wider })}>{none.widen(wider)}</PageLink>
            )}
          </li>
        )}
        {kinds.map((kind) => (
          <li key={kind}>
            <PageLink to={at(DROPPED[kind])}>
              {none.drop(none.kinds[kind], counts?.without[kind])}
            </PageLink>
          </li>
        ))}
        {countSet(values) > 1 && (
          <li>
            <PageLink to={at(CLEARED)}>{none.dropFilters}</PageLink>
          </li>
        )}
        {place.kind !== 'state' && (
          <li>
            <PageLink
              to={at({
                ...CLEARED,
                near: undefined,
                location: stateText(place.stateName),
                distance: undefined,
              })}
            >
              {none.wholeState(place.stateName)}
            </PageLink>
          </li>
        )}
        {!isChosen && (
          <li>
            <PageLink to={paths.map()}>{none.wholeMap}</PageLink>
          </li>
        )}
      </List.Root>
      {isChosen && (
        <GetButton action={cleared} onPress={() => navigate(cleared)}>
          {none.clear}
        </GetButton>
      )}
    </Notice>
  )
}
