import { Box, defineStyle, Flex, Text } from '@chakra-ui/react'
import type { ListedClinic } from '@healthcare-for-all/cms/contract'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { BelowHome } from '../../../../../components/below-home.tsx'
import { ExampleMark } from '../../../../../components/example-mark.tsx'
import { PageHeading } from '../../../../../components/page-heading.tsx'
import { Placeholders } from '../../../../../components/placeholder.tsx'
import { mapCopy } from '../../../../../copy/map.ts'
import { searchCopy } from '../../../../../copy/search.ts'
import { searchFormCopy } from '../../../../../copy/search-form.ts'
import { areaField } from '../../../../../lib/area-field.ts'
import { useCopy, usePaths } from '../../../../../lib/language.tsx'
import { needAt } from '../../../../../lib/need-at.ts'
import { PageHead } from '../../../../../lib/page-head.tsx'
import { useSite } from '../../../../../lib/site-settings.tsx'
import { statesQuery } from '../../../../../lib/vocabulary.ts'
import { readAloud, screenOnly } from '../../../../../theme/recipes/layout.ts'
import { SearchForm } from '../../../form/search-form.tsx'
import { NothingFound } from '../../../nothing-found/nothing-found.tsx'
import { InterpretedSearch } from '../../../understood/interpreted-search.tsx'
import { useKnownPlace } from '../../../use-known-place.ts'
import { interpretedOnMap } from '../everywhere.ts'
import {
  ALL_CLEARED,
  elsewhere,
  isNarrowed,
  MAP_ID,
  type MapChange,
  type MapValues,
  mapHref,
} from '../map-values.ts'
import { useIsNarrow } from '../use-is-narrow.ts'
import { useHere } from '../use-locate.ts'
import type { ChangeAddress } from '../use-map-address.ts'
import { useMapClinics } from '../use-map-clinics.ts'
import { useChoice, useSelected } from '../use-selection.ts'
import { useSheetStep } from '../use-sheet-step.ts'
import { useShowChosen } from '../use-show-chosen.ts'
import { ClinicDirectory } from './clinic-directory.tsx'
import { FoundCount } from './found-count.tsx'
import { LoadFailed } from './load-failed.tsx'
import { MapCanvas } from './map-canvas.tsx'
import { MapFilters } from './map-filters.tsx'
import { SelectedSheet } from './selected-sheet.tsx'
import { ViewToggle } from './view-toggle.tsx'

/** Placeholders shown while the clinics are loading. */
const PLACEHOLDERS = 6
// Small, so that the map starts on the first screen.
const heading = defineStyle({ fontSize: { base: '20', md: '24' } })
// On a phone it stands below the map, where it takes no room from it. It is there twice, since a page
// that comes in parts would show it above the map first.
const leadAbove = defineStyle({ lgDown: { display: 'none' } })
const leadBelow = defineStyle({ marginTop: '6', lg: { display: 'none' }, ...screenOnly })
// What was found is a heading too: on a phone that one is enough.
const wideOnly = defineStyle({ lgDown: readAloud })
const interpretedBox = defineStyle({
  marginTop: '2',
  '& h2': { fontSize: { base: '0.9375rem', lg: '24' } },
})
const parts = defineStyle({ marginTop: '3' })
const columns = defineStyle({
  display: 'grid',
  columnGap: '6',
  alignItems: 'start',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
})

interface MapPageProps {
  values: MapValues
  onChange: ChangeAddress
  /** Everything that is known about the selected clinic. */
  children: (clinic: ListedClinic) => ReactNode
}

export const MapPage = (props: MapPageProps) => {
  const { values, onChange, children } = props
  const { view, clinic: addressed, at, ...searched } = values
  const copy = useCopy(mapCopy)
  const { whole } = useCopy(searchCopy).filters
  const { form: words } = useCopy(searchFormCopy)
  const paths = usePaths()
  const { data: states } = useQuery(statesQuery)
  const { location } = searched
  const { here, locating, locate } = useHere(location)
  const isNearestFirst = here?.isNear ?? false
  // Where a visitor looks around their own place is in no address.
  const [isMovedHere, setMovedHere] = useState(false)
  const isMoved = at !== undefined || (here !== undefined && isMovedHere)
  const {
    understood,
    filter,
    answer,
    total: listed,
    answered,
    clinics,
    inView,
    onScreen,
    isNearMe,
    cache,
    fetchClinics,
    show,
    isPending,
    isError,
  } = useMapClinics(searched, isNearestFirst ? here?.point : undefined, isMoved)
  // A phone shows what was chosen on the map.
  const chosen = (clinic: string | undefined): MapChange => ({
    clinic,
    ...(view === 'list' && clinic && { view: 'split' }),
  })
  const writeChoice = useSheetStep(onChange)
  const [choice, choose] = useChoice(addressed, (slug) =>
    writeChoice(chosen(slug), addressed !== undefined),
  )
  // On a slow device the choice is shown before the address has it.
  const hrefWith = (change: MapChange) =>
    mapHref(paths, { ...values, clinic: choice.slug, ...change })
  const selected = useSelected(choice.slug, [...cache.values()], answer !== undefined)
  const details = useShowChosen(selected, choice.times)
  const interpreted = understood ? interpretedOnMap(searched, understood) : searched
  // Only where services stand for the words: whom to call is said for the words alone. And a change must
  // not undo another one that is under way.
  const isSettled = understood?.need && understood.need.services.length > 0
  const place: MapChange = isSettled ? { location: interpreted.location } : {}
  const total = states?.reduce((sum, { clinicCount }) => sum + clinicCount, 0)
  const verified = states?.reduce((sum, { verifiedCount }) => sum + verifiedCount, 0)
  const claimed = useSite()?.sampleData ? total : verified
  const lead = claimed !== undefined && (
    <>
      <span>{copy.lead(claimed)}</span> <ExampleMark />
    </>
  )
  const found = isNarrowed(filter) ? answer?.total : answer && total
  const isSplit = view !== 'map'
  const isNarrow = useIsNarrow()
  const knownPlace = useKnownPlace(location, understood)
  const nothing = answer?.total === 0 && (
    <NothingFound
      title={copy.none.title}
      text={copy.none.text}
      values={interpreted}
      answer={answer}
      place={answer.place}
      hrefWith={(change) => hrefWith({ ...place, ...change, at: undefined })}
      mapHref={hrefWith({ ...ALL_CLEARED, location: '', distance: undefined })}
      card={children}
    />
  )
  // Where no list is beside the map, an empty map would say nothing.
  const hasNoList = !isSplit || (isNarrow && view !== 'list')
  return (
    <Flex
      flexDirection="column"
      paddingTop={{ base: '2', lg: '4' }}
      css={{ '& > *': { maxWidth: 'full' } }}
    >
      <PageHead title={copy.title} description={copy.description} canonical={paths.map()} />
      <BelowHome name={copy.title} to={paths.map()} />
      <PageHeading css={[heading, location === '' ? undefined : wideOnly]}>
        {copy.title}
      </PageHeading>
      <Text css={leadAbove}>{lead}</Text>
      <MapFilters
        filter={interpreted}
        need={understood?.need ?? undefined}
        kept={{ ...place, view, clinic: choice.slug, location: place.location ?? location }}
        onFilter={(change, replace) =>
          onChange(elsewhere(searched, { ...place, ...change }), replace)
        }
        clearHref={hrefWith({ ...place, ...ALL_CLEARED })}
        search={
          <SearchForm
            values={searched}
            area={areaField(knownPlace, searched.distance, { whole, miles: words.miles })}
            shape="compact"
            onSearch={({ location, services, distance }) =>
              onChange({ location, services, distance, at: undefined }, false)
            }
          />
        }
        total={isError ? undefined : found}
        found={
          <FoundCount
            loading={isPending}
            found={isError ? undefined : found}
            inView={onScreen}
            isListed={!hasNoList}
          />
        }
      >
        <ViewToggle view={view} hrefOf={(view) => hrefWith({ view })} />
      </MapFilters>
      {isError && <LoadFailed action={hrefWith({})} />}
      {location !== '' && understood && (
        <Box css={interpretedBox}>
          <InterpretedSearch
            values={searched}
            counted={interpreted}
            answer={understood}
            place={understood.place}
            links={{
              at: (place) =>
                hrefWith({ location: needAt(understood.needWords, place), at: undefined }),
              all: hrefWith({ ...place, services: [], at: undefined }),
              anywhere: hrefWith({ location: '', at: undefined }),
              unfiltered: hrefWith({ ...ALL_CLEARED, location }),
              filtered: ({ name, value }) => hrefWith({ [name]: value, at: undefined }),
            }}
          />
        </Box>
      )}
      {hasNoList && nothing && <Box css={parts}>{nothing}</Box>}
      <Box css={[parts, isSplit ? columns : undefined]}>
        <MapCanvas
          view={view}
          filter={filter}
          answered={answered}
          listed={clinics}
          cache={cache}
          question={{
            key: JSON.stringify(filter),
            isNarrowed: isNarrowed(filter),
            isAnswered: answer !== undefined,
          }}
          position={at}
          selected={selected}
          times={choice.times}
          hasList={isSplit && clinics.length > 0}
          searchAreaHref={
            location !== '' && at ? hrefWith({ location: '', distance: undefined }) : undefined
          }
          here={here}
          locating={locating}
          onLocate={locate}
          onChoose={choose}
          onFetch={fetchClinics}
          onShown={show}
          onMoved={(position) => {
            if (here) return setMovedHere(true)
            onChange({ at: position })
          }}
        />
        {isSplit && isPending && (
          <div>
            <Placeholders count={PLACEHOLDERS} bars={3} />
          </div>
        )}
        {isSplit && answer && (
          <ClinicDirectory
            clinics={clinics}
            total={listed}
            isInView={inView !== undefined}
            isNearMe={isNearMe}
            isHiddenOnPhones={view !== 'list'}
            selected={selected}
            isNearestFirst={isNearestFirst}
            hrefOf={({ slug }) => hrefWith(chosen(slug))}
            onChoose={choose}
          >
            {!hasNoList && nothing}
          </ClinicDirectory>
        )}
      </Box>
      <Text css={leadBelow}>{lead}</Text>
      {selected && (
        <SelectedSheet
          clinic={selected}
          times={choice.times}
          isHiddenOnPhones={view === 'list'}
          details={details}
          closeHref={hrefWith({ clinic: undefined })}
          onClose={() => {
            choose(undefined)
            document.getElementById(MAP_ID)?.focus({ preventScroll: true })
          }}
        >
          {children(selected)}
        </SelectedSheet>
      )}
    </Flex>
  )
}
