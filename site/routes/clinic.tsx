import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { PageLoading } from '../components/page-loading.tsx'
import { clinicCopy } from '../copy/clinic.ts'
import { clinicQuery, otherClinicsQuery } from '../features/clinic/api.ts'
import { ClinicMissing } from '../features/clinic/components/clinic-missing.tsx'
import { ClinicPage } from '../features/clinic/components/clinic-page.tsx'
import { SearchForm } from '../features/search/components/search-form.tsx'
import { useCopy } from '../lib/language.tsx'
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
  const { loading } = useCopy(clinicCopy)
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
        <PageLoading label={loading} />
      )}
    </div>
  )
}
