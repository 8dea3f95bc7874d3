import { defineStyle, Flex, Span, Text } from '@chakra-ui/react'
import { type ListedClinic, type Place, searchText } from '@healthcare-for-all/cms/contract'
import type { ReactNode } from 'react'
import { Icon } from '../../../../components/icon.tsx'
import { Notice } from '../../../../components/notice.tsx'
import { PageLink } from '../../../../components/page-link.tsx'
import { PagedList } from '../../../../components/paged-list.tsx'
import { Placeholders } from '../../../../components/placeholder.tsx'
import { searchCopy } from '../../../../copy/search.ts'
import { useCopy, usePaths } from '../../../../lib/language.tsx'
import { needAt } from '../../../../lib/need-at.ts'
import { readAloud, screenOnly } from '../../../../theme/recipes/layout.ts'
import { withoutFilters } from '../../filters/filter-kinds.ts'
import { meantBy } from '../../interpretation.ts'
import { AskPlace } from '../../understood/ask-place.tsx'
import { NamedClinics } from '../../understood/named-clinics.tsx'
import { NeedHelp } from '../../understood/need-help.tsx'
import { NotListed } from '../../understood/not-listed.tsx'
import { OfferedClinics } from '../../understood/offered-clinics.tsx'
import { OfferedFilters } from '../../understood/offered-filters.tsx'
import { Understood } from '../../understood/understood.tsx'
import { UnknownPlace } from '../../understood/unknown-place.tsx'
import { useCounts } from '../../use-counts.ts'
import { mapHref, type SearchValues, searchHref } from '../../values.ts'
import { NoResults } from './no-results.tsx'
import { SearchError } from './search-error.tsx'
import { useSearchPages } from './use-search-pages.ts'

/** Placeholders shown while results are loading. */
const PLACEHOLDERS = 5

const count = defineStyle({ color: 'quiet' })
const onMap = defineStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '1',
  minHeight: 'touch',
  minWidth: { base: 'touch', md: 0 },
  justifyContent: { base: 'flex-end', md: 'flex-start' },
  // On a phone no taller than the count had been with its space.
  marginBlock: { base: '-0.25rem', md: 0 },
})
/** One word beside the count on a phone, where the first result must be on the first screen. */
const onlyNarrow = defineStyle({ display: { md: 'none' } })

/** A visitor is 'near you', and not near the town that the nearest ZIP code belongs to. */
const placeOf = ({ near }: SearchValues, place: Place | null | undefined, you: string) =>
  near && place ? { ...place, label: you } : place

interface SearchResultsProps {
  values: SearchValues
  children: (clinic: ListedClinic, wanted: readonly string[]) => ReactNode
}

/** The results of a search with a location: loading, failed, empty or listed. */
export const SearchResults = ({ values, children }: SearchResultsProps) => {
  const copy = useCopy(searchCopy)
  const paths = usePaths()
  const { answers, clinics, firstOffset, pending, failed } = useSearchPages(values)
  const [first] = answers
  const place = placeOf(values, first?.place, copy.near.you)
  const meant = first ? meantBy(values, first) : values
  const counts = useCounts(meant)
  if (failed) return <SearchError values={values} />
  const words = first?.needWords
  const asked = {
    location: values.location,
    hrefAt: (place: string) =>
      searchHref(paths, {
        ...(words ? values : meant),
        near: undefined,
        location: needAt(words, place),
        offset: 0,
      }),
  }
  const isFound = first && (first.place || first.named) && first.total > 0
  const seen = isFound ? copy.showing(clinics.length, first.total) : undefined
  const isUnknown = first && !first.place && !first.named && !first.notListed && !first.need
  // Screen readers hear what the heading shows.
  const heard = !first
    ? copy.loading
    : first.place || first.named
      ? copy.none.title
      : first.notListed
        ? copy.notListed.title[first.notListed.by](first.notListed.text)
        : first.need
          ? first.unknownPlace
            ? copy.unknownPlace.sentence(first.unknownPlace)
            : copy.need.whereText
          : values.near
            ? copy.near.outside
            : copy.unknownPlace.title(values.location)
  return (
    <>
      {first?.place && place && (
        <Understood
          {...asked}
          answer={first}
          place={place}
          allHref={searchHref(paths, {
            ...values,
            services: [],
            need: undefined,
            location: searchText(first.place),
            offset: 0,
          })}
        >
          <OfferedFilters
            filters={first.filters}
            values={values}
            counts={counts}
            hrefWith={({ name, value }) =>
              searchHref(paths, { ...values, [name]: value, offset: 0 })
            }
          />
          {first.notListed && (
            <NotListed answer={first} notListed={first.notListed} hrefAt={asked.hrefAt} />
          )}
          <OfferedClinics clinics={first.offered} />
        </Understood>
      )}
      {first?.named && (
        <NamedClinics
          {...asked}
          answer={first}
          named={first.named}
          unfilteredHref={searchHref(paths, { ...withoutFilters(values), offset: 0 })}
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
        <Text css={seen || !first ? count : readAloud} role="status">
          {seen ?? heard}
        </Text>
        {isFound && (
          <PageLink css={[onMap, screenOnly]} to={mapHref(paths, values.near ? meant : values)}>
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
      {values.near && first?.place && (
        <Text color="quiet" marginBottom="3">
          {copy.near.around(first.place.label)}
        </Text>
      )}
      {values.near && first && !first.place && (
        <Notice title={copy.near.outside}>
          <p>{copy.near.outsideText}</p>
        </Notice>
      )}
      {!values.near && first && !first.place && first.notListed && (
        <NotListed answer={first} notListed={first.notListed} hrefAt={asked.hrefAt} />
      )}
      {first && !first.place && <OfferedClinics clinics={first.offered} />}
      {!values.near && isUnknown && <UnknownPlace {...asked} answer={first} />}
      {first?.need && !first.place && !first.named && (
        <>
          <NeedHelp need={first.need} location={values.location} />
          <AskPlace
            need={first.need}
            answer={first}
            hrefAt={asked.hrefAt}
            action={searchHref(paths, { ...values, location: undefined, offset: 0 })}
            nearHref={searchHref(paths, {
              ...values,
              near: true,
              need: words ?? undefined,
              offset: 0,
            })}
          />
        </>
      )}
      {!first && <Placeholders count={PLACEHOLDERS} bars={3} />}
      {first?.place && first.total === 0 && (
        <NoResults values={meant} answer={first} place={first.place} />
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
          hrefAt={(offset) => searchHref(paths, { ...values, offset })}
        >
          {(clinic) => children(clinic, meant.services)}
        </PagedList>
      )}
    </>
  )
}
