import type { ListedClinic } from '@healthcare-for-all/cms/contract'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useMemo } from 'react'
import { useNavigate } from 'react-router-dom'
import { BelowHome } from '../../../components/below-home.tsx'
import { GetButton } from '../../../components/get-button.tsx'
import { PageHeading } from '../../../components/page-heading.tsx'
import { Placeholders } from '../../../components/placeholder.tsx'
import { mapCopy } from '../../../copy/map.ts'
import { useCopy, usePaths } from '../../../lib/language.tsx'
import { PageHead } from '../../../lib/page-head.tsx'
import { statesQuery } from '../../../lib/vocabulary.ts'
import { style } from '../../../theme/style.ts'
import { filterClinics, type MapFilter, mapClinicsQuery } from '../api.ts'
import { type MapValues, mapHref } from '../map-values.ts'
import { ClinicDirectory } from './clinic-directory.tsx'
import { FoundCount } from './found-count.tsx'
import { MapCanvas } from './map-canvas.tsx'
import { MapFilters } from './map-filters.tsx'
import { ViewToggle } from './view-toggle.tsx'

/** Outlines shown while the clinics are on their way. */
const PLACEHOLDERS = 6

const top = style({ paddingTop: { base: '6', md: '12' } })
const lead = style({ marginTop: '3', marginBottom: '4', maxWidth: 'measure' })
const toggle = style({ marginBlock: '4' })
const columns = style({
  display: 'grid',
  columnGap: '8',
  rowGap: '6',
  alignItems: 'start',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
})
/** On a phone the list comes first; beside each other, the map. */
const afterList = style({ order: { base: 2, lg: 0 } })
const selectedCard = style({ marginTop: '8' })
const selectedTitle = style({ fontSize: '24', marginBottom: '2' })

interface MapPageProps {
  query: URLSearchParams
  values: MapValues
  filter: MapFilter
  search: ReactNode
  /** The whole of what is known of the selected clinic. */
  children: (clinic: ListedClinic) => ReactNode
}

const NONE: ListedClinic[] = []

export const MapPage = ({ query, values, filter, search, children }: MapPageProps) => {
  const copy = useCopy(mapCopy)
  const paths = usePaths()
  const navigate = useNavigate()
  const { data: states } = useQuery(statesQuery)
  const { data, isPending, isError } = useQuery(mapClinicsQuery(filter))
  const { state, service } = filter
  const answered = data?.clinics ?? NONE
  const clinics = useMemo(
    () => filterClinics(answered, { state, service }),
    [answered, state, service],
  )
  const selected = clinics.find(({ slug }) => slug === values.clinic)
  const total = states?.reduce((sum, { clinicCount }) => sum + clinicCount, 0)
  const hrefWith = (change: Record<string, string | undefined>) => mapHref(paths, query, change)
  const go = (href: string) => navigate(href, { replace: true, preventScrollReset: true })
  const select = ({ slug }: ListedClinic) => go(hrefWith({ clinic: slug }))
  const unknown = filter.location && data && !data.place
  return (
    <div css={top}>
      <PageHead title={copy.title} description={copy.description} canonical={paths.map()} />
      <BelowHome name={copy.title} to={paths.map()} />
      <PageHeading>{copy.title}</PageHeading>
      <p css={lead}>{total !== undefined && copy.lead(total)}</p>
      <MapFilters
        state={state}
        service={service}
        kept={[...query].filter(([name]) => !['state', 'service', 'clinic'].includes(name))}
        onFilter={(change) => go(hrefWith({ ...change, clinic: undefined }))}
        clearHref={hrefWith({ state: undefined, service: undefined, clinic: undefined })}
        search={search}
      >
        <FoundCount
          loading={isPending}
          found={isError ? undefined : data && { shown: clinics.length, total: data.total }}
        />
        {unknown && <p role="status">{copy.unknownPlace(filter.location ?? '')}</p>}
        {isError && (
          <div role="alert">
            <p>{copy.failed}</p>
            <GetButton action={hrefWith({})} onPress={() => window.location.reload()}>
              {copy.again}
            </GetButton>
          </div>
        )}
      </MapFilters>
      <div css={toggle}>
        <ViewToggle
          view={values.view}
          hrefOf={(view) => hrefWith({ view: view === 'map' ? view : undefined })}
        />
      </div>
      <div css={values.view === 'split' && columns}>
        <div css={afterList}>
          <MapCanvas view={values.view} clinics={clinics} selected={selected} onSelect={select} />
        </div>
        {values.view === 'split' &&
          (isPending ? (
            <div>
              <Placeholders count={PLACEHOLDERS} bars={3} />
            </div>
          ) : (
            <ClinicDirectory
              clinics={clinics}
              selected={selected}
              hrefOf={({ slug }) => hrefWith({ clinic: slug })}
            />
          ))}
      </div>
      {selected && (
        <section css={selectedCard}>
          <h2 css={selectedTitle}>{copy.selected}</h2>
          {children(selected)}
        </section>
      )}
    </div>
  )
}
