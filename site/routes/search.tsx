import { Box, Container, defineStyle, Grid } from '@chakra-ui/react'
import { useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { BelowHome } from '../components/below-home.tsx'
import { PageHeading } from '../components/page-heading.tsx'
import { UrgentHelp } from '../components/urgent-help.tsx'
import { searchCopy } from '../copy/search.ts'
import { ClinicCard } from '../features/clinic/components/clinic-card.tsx'
import { SearchForm } from '../features/finding/form/search-form.tsx'
import { readForm } from '../features/finding/form/use-search-form.ts'
import { interpreted } from '../features/finding/interpretation.ts'
import { countsQuery, searchPages, searchQuery } from '../features/finding/query.ts'
import { useNearMe } from '../features/finding/use-near-me.ts'
import { parseSearch, searchHref } from '../features/finding/values.ts'
import { FilterPanel } from '../features/finding/views/list/filter-panel.tsx'
import { MeantFilters } from '../features/finding/views/list/meant-filters.tsx'
import { NearPrompt } from '../features/finding/views/list/near-prompt.tsx'
import { SearchHead } from '../features/finding/views/list/search-head.tsx'
import { SearchResults } from '../features/finding/views/list/search-results.tsx'
import { StartPrompt } from '../features/finding/views/list/start-prompt.tsx'
import { useCopy, usePaths } from '../lib/language.tsx'
import { needAt } from '../lib/need-at.ts'
import { PageHead } from '../lib/page-head.tsx'
import type { ScreenHandle } from '../lib/screen.ts'
import { hiddenUntilWide } from '../theme/recipes/layout.ts'

const top = defineStyle({ paddingTop: { base: '2', md: '8' } })
// Small on a phone, so that the results start on the first screen.
const heading = defineStyle({ fontSize: { base: '24', md: '40' } })
const form = defineStyle({ marginTop: { base: '2', md: '4' } })

export const handle: ScreenHandle = {
  prepare: async ({ queries, searchParams }) => {
    const values = parseSearch(searchParams)
    if (values.location === '') return
    const found = Promise.all(
      searchPages(values).map((page) => queries.fetchQuery(searchQuery(page))),
    )
    // What the words stand for is counted, and not the words.
    const counted = found
      .then(([first]) => (first ? interpreted(values, first) : values))
      .catch(() => values)
      .then((meant) => queries.prefetchQuery(countsQuery(meant)))
    // A search that fails is counted too, before the page is rendered.
    await counted
    await found
  },
}

export const Component = () => {
  const copy = useCopy(searchCopy)
  const paths = usePaths()
  const query = new URLSearchParams(useLocation().search)
  const asked = parseSearch(query)
  const nearMe = useNearMe(asked.near === true)
  const { need } = asked
  // Only where the visitor is known: a need alone would ask for a place.
  const values =
    asked.near && nearMe.location ? { ...asked, location: needAt(need, nearMe.location) } : asked
  const { location, near } = values
  const isStart = location === ''
  // What the search form asks itself.
  const elsewhere = {
    near: undefined,
    need: undefined,
    location: undefined,
    offset: 0,
    ...(isStart && { services: undefined, distance: undefined }),
  }
  const searchForm = useRef<HTMLDivElement>(null)
  const readPlace = () => {
    const form = searchForm.current?.querySelector('form')
    return form ? readForm(form).location : ''
  }
  return (
    <Container css={top}>
      {isStart ? (
        <PageHead
          title={near ? copy.near.title : copy.title(location)}
          description={copy.description}
          canonical={searchHref(paths, { ...values, offset: 0 })}
          noindex={near}
        />
      ) : (
        <SearchHead values={values} />
      )}
      <BelowHome name={copy.heading} to={paths.search()} />
      <UrgentHelp text={location || (need ?? '')} />
      {/* A phone has no room for it above the results, which have their own heading. */}
      <PageHeading css={isStart ? heading : [heading, hiddenUntilWide]}>{copy.heading}</PageHeading>
      <Box ref={searchForm} css={form}>
        <SearchForm
          values={near ? { ...values, location: '' } : values}
          kept={{ ...values, ...elsewhere }}
          isBlank={query.has('location') && isStart && !near}
          shape={isStart && !near ? 'row' : 'compact'}
        />
      </Box>
      <Grid
        columnGap="12"
        rowGap="3"
        marginTop={{ base: '3', lg: '12' }}
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: '15rem minmax(0, 1fr)' }}
      >
        {isStart ? (
          <FilterPanel values={values} typed={readPlace} />
        ) : (
          <MeantFilters values={values} typed={readPlace} />
        )}
        {/* The mirror's search shows its own results here. */}
        <div data-results="">
          {isStart && near ? (
            <NearPrompt status={nearMe.status} />
          ) : isStart ? (
            <StartPrompt />
          ) : (
            <SearchResults values={values}>
              {(clinic, wanted) => <ClinicCard clinic={clinic} wanted={wanted} />}
            </SearchResults>
          )}
        </div>
      </Grid>
    </Container>
  )
}
