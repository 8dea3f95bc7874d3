import { Container } from '@chakra-ui/react'
import { api } from '@healthcare-for-all/cms/contract/paths'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { NoTranslate } from '../components/no-translate.tsx'
import { PageLink } from '../components/page-link.tsx'
import { PageLoading } from '../components/page-loading.tsx'
import { QuickExit } from '../components/quick-exit.tsx'
import { clinicCopy } from '../copy/clinic.ts'
import { clinicCardCopy } from '../copy/clinic-card.ts'
import { correctCopy } from '../copy/correct.ts'
import { staffCopy } from '../copy/staff.ts'
import { visitCopy } from '../copy/visit.ts'
import { clinicQuery } from '../features/clinic/api.ts'
import { ClinicMissing } from '../features/clinic/components/clinic-missing.tsx'
import { shownFacts } from '../features/clinic/shown-facts.ts'
import { SearchForm } from '../features/finding/form/search-form.tsx'
import { CorrectForm } from '../features/forms/components/correct-form.tsx'
import { FormPage } from '../features/forms/components/form-page.tsx'
import { WhatHappensNext } from '../features/forms/components/what-happens-next.tsx'
import { statusOf } from '../lib/data-client.ts'
import { useCopy, usePaths } from '../lib/language.tsx'
import { PageHead } from '../lib/page-head.tsx'
import { tellsPrivateCare } from '../lib/private-care.ts'
import type { ScreenHandle } from '../lib/screen.ts'
import { LoadProblem } from './load-problem.tsx'

export const handle: ScreenHandle = {
  prepare: ({ queries, params }) => queries.fetchQuery(clinicQuery(params.slug ?? '')),
  posts: api.corrections,
}

/** Statuses of a clinic that isn't there, or has closed. */
const GONE = [404, 410]

/** Where anyone says what is wrong on a clinic's page. */
export const Component = () => {
  const { slug = '' } = useParams()
  const correct = useCopy(correctCopy)
  const words = {
    clinic: useCopy(clinicCopy),
    card: useCopy(clinicCardCopy),
    visit: useCopy(visitCopy),
    correct,
  }
  const staffLink = useCopy(staffCopy).ask.link
  const paths = usePaths()
  const { data: clinic, error } = useQuery(clinicQuery(slug))
  if (!clinic)
    return (
      <Container>
        {GONE.includes(statusOf(error)) ? (
          <ClinicMissing>
            <SearchForm />
          </ClinicMissing>
        ) : error ? (
          <LoadProblem error={error} address={paths.correctClinic(slug)} />
        ) : (
          <PageLoading label={correct.loading} />
        )}
      </Container>
    )
  return (
    <>
      <PageHead title={correct.title(clinic.name)} noindex />
      {tellsPrivateCare(clinic) && (
        <Container>
          <QuickExit />
        </Container>
      )}
      <FormPage
        heading={correct.heading}
        lead={<NoTranslate words={clinic.name} text={correct.lead(clinic.name)} />}
        before={
          <PageLink
            display="inline-flex"
            alignItems="center"
            minHeight="touch"
            to={paths.clinic(slug)}
          >
            {correct.back}
          </PageLink>
        }
        formHeading={correct.form.heading}
        form={<CorrectForm slug={slug} facts={shownFacts(clinic, words)} />}
        beside={
          <div>
            <WhatHappensNext {...correct.next} />
            <PageLink
              display="inline-flex"
              alignItems="center"
              minHeight="touch"
              marginTop="6"
              to={paths.staffLink(slug)}
              rel="nofollow"
            >
              {staffLink}
            </PageLink>
          </div>
        }
      />
    </>
  )
}
