import { defineStyle, Flex, Span, Text } from '@chakra-ui/react'
import { type ListedClinic, type Place, searchText } from '@healthcare-for-all/cms/contract'
import type { Paths } from '@healthcare-for-all/cms/contract/paths'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { GetButton } from '../../../../components/get-button.tsx'
import { Icon } from '../../../../components/icon.tsx'
import { Notice } from '../../../../components/notice.tsx'
import { PageLink } from '../../../../components/page-link.tsx'
import { PagedList } from '../../../../components/paged-list.tsx'
import { Placeholders } from '../../../../components/placeholder.tsx'
import { searchCopy } from '../../../../copy/search.ts'
import { useCopy, usePaths } from '../../../../lib/language.tsx'
import { needAt } from '../../../../lib/need-at.ts'
import { readAloud, screenOnly } from '../../../../theme/recipes/layout.ts'
import { CLEARED, countSet } from '../../filters/filter-kinds.ts'
import { NothingFound } from '../../nothing-found/nothing-found.tsx'
import { InterpretedSearch } from '../../understood/interpreted-search.tsx'
import { findParameters, type SearchValues, searchHref } from '../../values.ts'
import { SearchError } from './search-error.tsx'
import { statusOf } from './status.ts'
import type { SearchPages } from './use-search-pages.ts'

/** Placeholders shown while results are loading. */
const PLACEHOLDERS = 5

const count = defineStyle({ color: 'quiet' })
const onMap = defineStyle({
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  gap: '1',
  minHeight: 'touch',
  minWidth: { base: 'touch', md: 0 },
  justifyContent: { base: 'flex-end', md: 'flex-start' },
  // On a phone the row is no taller than the count and its space, and the first name is free to press.
  marginTop: { base: '-2', md: 0 },
  paddingTop: { base: '2', md: 0 },
})
/** One word beside the count on a phone, where the first result must be on the first screen. */
const onlyNarrow = defineStyle({ display: { md: 'none' } })

/** A visitor is 'near you', and not near the town that the nearest ZIP code belongs to. */
const placeOf = ({ near }: SearchValues, place: Place | null | undefined, you: string) =>
  near && place ? { ...place, label: you } : place

/** The map with the same place and filters. Where a visitor is, it asks itself. */
const mapOf = (paths: Paths, { near, need, sort, limit, offset, ...values }: SearchValues) =>
  paths.map(findParameters(near ? { ...values, location: '' } : values))

interface SearchResultsProps {
  values: SearchValues
  /** With what was understood of the words. */
  interpreted: SearchValues
  pages: SearchPages
  /** Shown if the search fails without a connection. */
  offline: ReactNode
  children: (clinic: ListedClinic, wanted: readonly string[]) => ReactNode
}

/** The results of a search with a location: loading, failed, empty or listed. */
export const SearchResults = ({
  values,
  interpreted,
  pages,
  offline,
  children,
}: SearchResultsProps) => {
  const copy = useCopy(searchCopy)
  const paths = usePaths()
  const navigate = useNavigate()
  const { answers, clinics, firstOffset, pending, failed } = pages
  const [first] = answers
  if (failed) return <SearchError values={values}>{offline}</SearchError>
  const { near } = values
  const place = placeOf(values, first?.place, copy.near.you) ?? null
  const words = first?.needWords
  const isFound = first && (first.place || first.named) && first.total > 0
  const status = isFound ? copy.showing(clinics.length, first.total) : undefined
  const isChosen = countSet(interpreted) > 0 || interpreted.distance !== undefined
  const cleared = searchHref(paths, { limit: values.limit })
  const hrefWith = (change: Partial<SearchValues>) =>
    searchHref(paths, { ...values, offset: 0, ...change })
  return (
    <>
      {first && (!near || first.place || first.need) && (
        <InterpretedSearch
          values={values}
          counted={interpreted}
          answer={first}
          place={place}
          links={{
            at: (place) =>
              hrefWith({
                ...(words ? {} : interpreted),
                near: undefined,
                location: needAt(words, place),
                offset: 0,
              }),
            all: hrefWith({
              services: [],
              need: undefined,
              location: first.place ? searchText(first.place) : values.location,
            }),
            anywhere: hrefWith({ location: undefined }),
            unfiltered: hrefWith(CLEARED),
            filtered: ({ name, value }) =>
              searchHref(paths, { ...values, [name]: value, offset: 0 }),
            near: hrefWith({ near: true, need: words ?? undefined }),
          }}
        />
      )}
      {/* The same element in every state: only then are its changes read aloud. */}
      <Flex
        flexWrap={{ md: 'wrap' }}
        alignItems="center"
        columnGap={{ base: '2', md: '4' }}
        justifyContent={{ base: 'space-between', md: 'flex-start' }}
        marginBottom={{ md: '1' }}
      >
        <Text css={status || !first ? count : readAloud} role="status">
          {status ?? statusOf(copy, values, first)}
        </Text>
        {isFound && (
          <PageLink css={[onMap, screenOnly]} to={mapOf(paths, near ? interpreted : values)}>
            <Span css={onlyNarrow} aria-hidden="true">
              {copy.map}
            </Span>
            <Span display={{ base: 'none', md: 'inline-flex' }}>
              <Icon name="pin" />
            </Span>
            <Span mdDown={readAloud}>{copy.onMap}</Span>
          </PageLink>
        )}
      </Flex>
      {near && first?.place && (
        <Text color="quiet" marginBottom="3">
          {copy.near.around(first.place.label)}
        </Text>
      )}
      {near && first && !first.place && (
        <Notice title={copy.near.outside}>
          <p>{copy.near.outsideText}</p>
        </Notice>
      )}
      {!first && <Placeholders count={PLACEHOLDERS} bars={3} />}
      {first?.place && first.total === 0 && (
        <NothingFound
          title={copy.none.title}
          values={interpreted}
          answer={first}
          place={place ?? first.place}
          // Another place is not around the visitor.
          hrefWith={({ location, state, ...change }) =>
            searchHref(paths, {
              ...{ ...interpreted, offset: 0, ...change },
              ...(location !== undefined && { location, near: undefined }),
            })
          }
          mapHref={paths.map()}
          card={(clinic) => children(clinic, interpreted.services)}
        >
          {isChosen && (
            <GetButton action={cleared} onPress={() => navigate(cleared)}>
              {copy.none.clear}
            </GetButton>
          )}
        </NothingFound>
      )}
      {isFound && (
        <PagedList
          items={clinics}
          total={first.total}
          limit={values.limit}
          offset={values.offset}
          firstOffset={firstOffset}
          pending={pending}
          labels={copy}
          hrefAt={(offset) => hrefWith({ offset })}
        >
          {(clinic) => children(clinic, interpreted.services)}
        </PagedList>
      )}
    </>
  )
}
