import { Container } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { PageLoading } from '../components/page-loading.tsx'
import { QuickExit } from '../components/quick-exit.tsx'
import { clinicCopy } from '../copy/clinic.ts'
import { clinicQuery, closedClinicQuery, otherClinicsQuery } from '../features/clinic/api.ts'
import { ClinicClosed } from '../features/clinic/components/clinic-closed.tsx'
import { ClinicMissing } from '../features/clinic/components/clinic-missing.tsx'
import { ClinicPage } from '../features/clinic/components/clinic-page.tsx'
import { KnownClinic } from '../features/clinic/components/known-clinic.tsx'
import { useKnownClinic } from '../features/clinic/use-known-clinic.ts'
import { SearchForm } from '../features/finding/form/search-form.tsx'
import { statusOf } from '../lib/data-client.ts'
import { useCopy, usePaths } from '../lib/language.tsx'
import { isPrivateCare, tellsPrivateCare } from '../lib/private-care.ts'
import type { ScreenHandle } from '../lib/screen.ts'
import { LoadProblem } from './load-problem.tsx'

/** The status of a clinic that has closed. */
const CLOSED = 410

export const handle: ScreenHandle = {
  prepare: async ({ queries, params }) => {
    const { slug = '' } = params
    try {
      const clinic = await queries.fetchQuery(clinicQuery(slug))
      await queries.prefetchQuery(otherClinicsQuery(clinic))
    } catch (error) {
      if (statusOf(error) === CLOSED) await queries.prefetchQuery(closedClinicQuery(slug))
      throw error
    }
  },
}

export const Component = () => {
  const { slug = '' } = useParams()
  const { loading } = useCopy(clinicCopy)
  const paths = usePaths()
  const known = useKnownClinic(slug)
  const { data: clinic, error } = useQuery(clinicQuery(slug))
  const tells = clinic ? tellsPrivateCare(clinic) : isPrivateCare(slug.replaceAll('-', ' '))
  return (
    <Container>
      {tells && <QuickExit />}
      {clinic ? (
        <ClinicPage key={slug} clinic={clinic} />
      ) : statusOf(error) === CLOSED ? (
        <ClinicClosed slug={slug}>
          <SearchForm />
        </ClinicClosed>
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
    </Container>
  )
}
