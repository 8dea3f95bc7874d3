import { Box, Container, defineStyle, Grid } from '@chakra-ui/react'
import { useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { BelowHome } from '../components/below-home.tsx'
import { CostsHint } from '../components/costs-hint.tsx'
import { PageHeading } from '../components/page-heading.tsx'
import { UrgentHelp } from '../components/urgent-help.tsx'
import { searchCopy } from '../copy/search.ts'
import { searchFormCopy } from '../copy/search-form.ts'
import { ClinicCard } from '../features/clinic/components/clinic-card.tsx'
import { SearchForm } from '../features/finding/form/search-form.tsx'
import { readForm } from '../features/finding/form/use-search-form.ts'
import { interpreted } from '../features/finding/interpretation.ts'
import { countsQuery, searchPages, searchQuery } from '../features/finding/query.ts'
import { useKnownPlace } from '../features/finding/use-known-place.ts'
import { useNearMe } from '../features/finding/use-near-me.ts'
import { parseSearch, type SearchValues } from '../features/finding/values.ts'
import { FilterPanel } from '../features/finding/views/list/filter-panel.tsx'
import { NearPrompt } from '../features/finding/views/list/near-prompt.tsx'
import { SearchHead } from '../features/finding/views/list/search-head.tsx'
import { SearchResults } from '../features/finding/views/list/search-results.tsx'
import { StartPrompt } from '../features/finding/views/list/start-prompt.tsx'
import { useSearchPages } from '../features/finding/views/list/use-search-pages.ts'
import { SavedOffline } from '../features/saved/components/saved-offline.tsx'
import { areaField } from '../lib/area-field.ts'
import { useCopy, usePaths } from '../lib/language.tsx'
import { needAt } from '../lib/need-at.ts'
import type { ScreenHandle } from '../lib/screen.ts'
import { hiddenUntilWide } from '../theme/recipes/layout.ts'

const top = defineStyle({ paddingTop: { base: '2', md: '8' } })
// Small on a phone, so that the results start on the first screen.
const heading = defineStyle({ fontSize: { base: '24', md: '40' } })
const form = defineStyle({ marginTop: { base: 0, md: '4' } })

/** What the search form asks itself. */
const NO_FIELDS: Partial<SearchValues> = {
  ...{ near: undefined, need: undefined, location: undefined },
  ...{ services: undefined, distance: undefined, offset: 0 },
}

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
      .then((interpretation) => queries.prefetchQuery(countsQuery(interpretation)))
    // A search that fails is counted too, before the page is rendered.
    await counted
    await found
  },
}

export const Component = () => {
  const copy = useCopy(searchCopy)
  const { form: words } = useCopy(searchFormCopy)
  const paths = usePaths()
  const query = new URLSearchParams(useLocation().search)
  const addressed = parseSearch(query)
  const nearMe = useNearMe(addressed.near === true)
  const { need, near } = addressed
  // Only where the visitor is known: a need alone would ask for a place.
  const isLocated = near && nearMe.location !== ''
  const values = isLocated ? { ...addressed, location: needAt(need, nearMe.location) } : addressed
  const { location } = values
  const isStart = location === ''
  const pages = useSearchPages(values)
  const [first] = pages.answers
  const interpretation = first ? interpreted(values, first) : values
  const place = useKnownPlace(location, first)
  const searchForm = useRef<HTMLDivElement>(null)
  const readSearchForm = () => {
    const form = searchForm.current?.querySelector('form')
    return form ? readForm(form) : undefined
  }
  return (
    <Container css={top}>
      <SearchHead values={values} answer={first} />
      <BelowHome name={copy.heading} to={paths.search()} />
      <UrgentHelp text={location || (need ?? '')} />
      {/* A phone has no room for it above the results, which have their own heading. */}
      <PageHeading css={isStart ? heading : [heading, hiddenUntilWide]}>{copy.heading}</PageHeading>
      <Box ref={searchForm} css={form}>
        <SearchForm
          values={near ? { ...values, location: '' } : values}
          area={areaField(place, values.distance, { ...copy.filters, miles: words.miles })}
          // What the form has no field for.
          kept={{ ...values, ...NO_FIELDS }}
          isBlank={query.has('location') && isStart && !near}
          shape={isStart && !near ? 'row' : 'compact'}
        />
      </Box>
      <Grid
        columnGap="12"
        rowGap="3"
        marginTop={{ base: '1', lg: '12' }}
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: '15rem minmax(0, 1fr)' }}
      >
        <FilterPanel
          values={interpretation}
          place={place}
          searched={location}
          found={first?.total}
          typed={readSearchForm}
        />
        {/* The mirror's search shows its own results here. */}
        <div data-results="">
          {isStart && near ? (
            <NearPrompt status={nearMe.status} />
          ) : isStart ? (
            <StartPrompt />
          ) : (
            <SearchResults
              values={values}
              interpreted={interpretation}
              pages={pages}
              offline={<SavedOffline />}
            >
              {(clinic, wanted) => <ClinicCard clinic={clinic} wanted={wanted} />}
            </SearchResults>
          )}
          {!isStart && first && <CostsHint />}
        </div>
      </Grid>
    </Container>
  )
}
