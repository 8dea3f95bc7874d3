import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { clinicQuery, otherClinicsQuery } from '../features/clinic/api.ts'
import { ClinicLoading } from '../features/clinic/components/clinic-loading.tsx'
import { ClinicMissing } from '../features/clinic/components/clinic-missing.tsx'
import { ClinicPage } from '../features/clinic/components/clinic-page.tsx'
import { SearchForm } from '../features/search/components/search-form.tsx'
import type { ScreenHandle } from '../lib/screen.ts'
import { pageWidth } from '../theme/recipes/layout.ts'

export const handle: ScreenHandle = {
  prepare: async ({ queries, params }) => {
    const clinic = await queries.fetchQuery(clinicQuery(params.slug ?? ''))
    await queries.prefetchQuery(otherClinicsQuery(clinic))
  },
}

export const Component = () => {
  const { slug = '' } = useParams()
  const { data: clinic, isError } = useQuery(clinicQuery(slug))
  return (
    <div css={pageWidth}>
      {clinic ? (
        <ClinicPage key={slug} clinic={clinic} />
      ) : isError ? (
        <ClinicMissing>
          <SearchForm />
        </ClinicMissing>
      ) : (
        <ClinicLoading />
      )}
    </div>
  )
}
