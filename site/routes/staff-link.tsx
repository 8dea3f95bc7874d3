import { Container } from '@chakra-ui/react'
import { api } from '@healthcare-for-all/cms/contract/paths'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { NoTranslate } from '../components/no-translate.tsx'
import { PageLink } from '../components/page-link.tsx'
import { PageLoading } from '../components/page-loading.tsx'
import { clinicCopy } from '../copy/clinic.ts'
import { staffCopy } from '../copy/staff.ts'
import { clinicQuery } from '../features/clinic/api.ts'
import { FormPage } from '../features/forms/components/form-page.tsx'
import { StaffLinkForm } from '../features/forms/components/staff-link-form.tsx'
import { WhatHappensNext } from '../features/forms/components/what-happens-next.tsx'
import { useCopy, usePaths } from '../lib/language.tsx'
import { PageHead } from '../lib/page-head.tsx'
import type { ScreenHandle } from '../lib/screen.ts'
import { LoadProblem } from './load-problem.tsx'

export const handle: ScreenHandle = {
  prepare: ({ queries, params }) => queries.fetchQuery(clinicQuery(params.slug ?? '')),
  posts: api.staffLinks,
}

/** Where a clinic's own staff ask for a link to correct its page. */
export const Component = () => {
  const { slug = '' } = useParams()
  const { ask } = useCopy(staffCopy)
  const { loading, missing } = useCopy(clinicCopy)
  const paths = usePaths()
  const { data: clinic, error } = useQuery(clinicQuery(slug))
  if (!clinic)
    return (
      <Container>
        {error ? (
          <LoadProblem
            error={error}
            address={paths.staffLink(slug)}
            missing={{ ...missing, list: paths.search() }}
          />
        ) : (
          <PageLoading label={loading} />
        )}
      </Container>
    )
  return (
    <>
      <PageHead title={ask.title(clinic.name)} noindex />
      <FormPage
        heading={ask.heading}
        lead={<NoTranslate words={clinic.name} text={ask.lead(clinic.name)} />}
        before={
          <PageLink
            display="inline-flex"
            alignItems="center"
            minHeight="touch"
            to={paths.clinic(slug)}
          >
            {ask.back}
          </PageLink>
        }
        formHeading={ask.form.heading}
        form={<StaffLinkForm slug={slug} />}
        beside={<WhatHappensNext {...ask.next} />}
      />
    </>
  )
}
