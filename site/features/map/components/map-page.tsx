import { type ListedClinic, searchText } from '@healthcare-for-all/cms/contract'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { BelowHome } from '../../../components/below-home.tsx'
import { PageHeading } from '../../../components/page-heading.tsx'
import { Placeholders } from '../../../components/placeholder.tsx'
import { mapCopy } from '../../../copy/map.ts'
import { useCopy, usePaths } from '../../../lib/language.tsx'
import { PageHead } from '../../../lib/page-head.tsx'
import { statesQuery } from '../../../lib/vocabulary.ts'
import { hiddenUntilWide } from '../../../theme/recipes/layout.ts'
import { style } from '../../../theme/style.ts'
import type { MapFilter } from '../api.ts'
import { type MapValues, mapHref } from '../map-values.ts'
import { useHere } from '../use-locate.ts'
import { useMapClinics } from '../use-map-clinics.ts'
import { useChoice, useSelected } from '../use-selection.ts'
import { useShowChosen } from '../use-show-chosen.ts'
import { ClinicDirectory } from './clinic-directory.tsx'
import { FoundCount } from './found-count.tsx'
import { LoadFailed } from './load-failed.tsx'
import { MapCanvas } from './map-canvas.tsx'
import { MapFilters } from './map-filters.tsx'
import { NoClinics } from './no-clinics.tsx'
import { SearchedPlace } from './searched-place.tsx'
import { ViewToggle } from './view-toggle.tsx'

/** Placeholders shown while the clinics are loading. */
const PLACEHOLDERS = 6

const top = style({ paddingTop: { base: '3', md: '6' } })
// Small on a phone, so that the map starts on the first screen.
const heading = style({ fontSize: { base: '24', md: '32' } })
const lead = style({ marginBlock: '1' })
const parts = style({ marginTop: '3' })
const columns = style({
  display: 'grid',
  columnGap: '8',
  rowGap: '6',
  alignItems: 'start',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
})
const selectedCard = style({ marginTop: '8' })
const selectedTitle = style({ fontSize: '24', marginBottom: '2' })

interface MapPageProps {
  query: URLSearchParams
  values: MapValues
  filter: MapFilter
  search: ReactNode
  /** Everything that is known about the selected clinic. */
  children: (clinic: ListedClinic) => ReactNode
}

export const MapPage = ({ query, values, filter, search, children }: MapPageProps) => {
  const copy = useCopy(mapCopy)
  const paths = usePaths()
  const navigate = useNavigate()
  const { data: states } = useQuery(statesQuery)
  const { state, service, location } = filter
  const hrefWith = (change: Record<string, string | undefined>) => mapHref(paths, query, change)
  const { here, locating, locate } = useHere(location)
  const isNearestFirst = here?.isNear ?? false
  const { answer, clinics, isPending, isError } = useMapClinics(
    filter,
    isNearestFirst ? here?.point : undefined,
  )
  const [choice, choose] = useChoice(values.clinic, (clinic) => hrefWith({ clinic }))
  const selected = useSelected(choice.slug, clinics, answer !== undefined)
  const details = useShowChosen(selected, choice.times)
  const total = states?.reduce((sum, { clinicCount }) => sum + clinicCount, 0)
  const isSplit = values.view === 'split'
  const nothing = answer && clinics.length === 0 && (
    <NoClinics filter={filter} hrefWithout={(name) => hrefWith({ [name]: undefined })} />
  )
  return (
    <div css={top}>
      <PageHead title={copy.title} description={copy.description} canonical={paths.map()} />
      <BelowHome name={copy.title} to={paths.map()} />
      <PageHeading css={heading}>{copy.title}</PageHeading>
      <p css={[lead, location && hiddenUntilWide]}>{total !== undefined && copy.lead(total)}</p>
      <MapFilters
        filter={filter}
        kept={[...query].filter(([name]) => !['state', 'service', 'distance'].includes(name))}
        onFilter={(change, replace) =>
          navigate(hrefWith(change), { replace, preventScrollReset: true })
        }
        clearHref={hrefWith({ state: undefined, service: undefined })}
        search={search}
        found={<FoundCount loading={isPending} found={isError ? undefined : answer?.total} />}
      >
        <ViewToggle
          view={values.view}
          hrefOf={(view) => hrefWith({ view: view === 'map' ? view : undefined })}
        />
      </MapFilters>
      {isError && <LoadFailed action={hrefWith({})} />}
      {location && answer && (
        <SearchedPlace
          location={location}
          answer={answer}
          hrefAt={(place) =>
            hrefWith({
              location: place,
              service: answer.need?.services.join(',') || service,
            })
          }
          allHref={hrefWith({
            location: answer.place ? searchText(answer.place) : undefined,
            service: undefined,
          })}
          mapHref={paths.map()}
        />
      )}
      <div css={[parts, isSplit && columns]}>
        <MapCanvas
          view={values.view}
          clinics={clinics}
          question={{
            key: JSON.stringify(filter),
            isNarrowed: [location, state, service].some(Boolean),
            isAnswered: answer !== undefined,
          }}
          selected={selected}
          times={choice.times}
          total={answer?.total ?? 0}
          hasList={isSplit && clinics.length > 0}
          here={here}
          locating={locating}
          onLocate={locate}
          onChoose={choose}
        />
        {isSplit && isPending && (
          <div>
            <Placeholders count={PLACEHOLDERS} bars={3} />
          </div>
        )}
        {isSplit && answer && (
          <ClinicDirectory
            clinics={clinics}
            selected={selected}
            isNearestFirst={isNearestFirst}
            hrefOf={({ slug }) => hrefWith({ clinic: slug })}
            onChoose={choose}
          >
            {nothing}
          </ClinicDirectory>
        )}
      </div>
      {!isSplit && nothing}
      {selected && (
        <section ref={details} css={selectedCard}>
          <h2 css={selectedTitle}>{copy.selected}</h2>
          {children(selected)}
        </section>
      )}
    </div>
  )
}
