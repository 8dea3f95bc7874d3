import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { PageLoading } from '../components/page-loading.tsx'
import { clinicCopy } from '../copy/clinic.ts'
import { clinicQuery, otherClinicsQuery } from '../features/clinic/api.ts'
import { ClinicMissing } from '../features/clinic/components/clinic-missing.tsx'
import { ClinicPage } from '../features/clinic/components/clinic-page.tsx'
import { KnownClinic } from '../features/clinic/components/known-clinic.tsx'
import { useKnownClinic } from '../features/clinic/use-known-clinic.ts'
import { SearchForm } from '../features/search/components/search-form.tsx'
import { statusOf } from '../lib/data-client.ts'
import { useCopy, usePaths } from '../lib/language.tsx'
import type { ScreenHandle } from '../lib/screen.ts'
import { pageWidth } from '../theme/recipes/layout.ts'
import { LoadProblem } from './load-problem.tsx'

export const handle: ScreenHandle = {
  prepare: async ({ queries, params }) => {
    const clinic = await queries.fetchQuery(clinicQuery(params.slug ?? ''))
    await queries.prefetchQuery(otherClinicsQuery(clinic))
  },
}

export const Component = () => {
  const { slug = '' } = useParams()
  const { loading } = useCopy(clinicCopy)
  const paths = usePaths()
  const known = useKnownClinic(slug)
  const { data: clinic, error } = useQuery(clinicQuery(slug))
  return (
    <div css={pageWidth}>
      {clinic ? (
        <ClinicPage key={slug} clinic={clinic} />
      ) : statusOf(error) === 404 ? (
        <ClinicMissing>
          <SearchForm />
        </ClinicMissing>
      ) : error ? (
        <LoadProblem
          error={error}
          address={paths.clinic(slug)}
          known={known && { name: known.name, facts: <KnownClinic clinic={known} /> }}
        />
      ) : (
        <PageLoading label={loading} />
      )}
    </div>
  )
}
