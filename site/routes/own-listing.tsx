import { Box, Container } from '@chakra-ui/react'
import { api } from '@healthcare-for-all/cms/contract/paths'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { NoTranslate } from '../components/no-translate.tsx'
import { PageLink } from '../components/page-link.tsx'
import { PageLoading } from '../components/page-loading.tsx'
import { staffCopy } from '../copy/staff.ts'
import { FormPage } from '../features/forms/components/form-page.tsx'
import { OwnListingForm, ownFieldOf } from '../features/forms/components/own-listing-form.tsx'
import { ownListingQuery } from '../features/staff/api.ts'
import { Completeness } from '../features/staff/components/completeness.tsx'
import { useCopy, usePaths } from '../lib/language.tsx'
import { PageHead } from '../lib/page-head.tsx'
import type { ScreenHandle } from '../lib/screen.ts'
import { LoadProblem } from './load-problem.tsx'

export const handle: ScreenHandle = {
  prepare: ({ queries, params }) => queries.fetchQuery(ownListingQuery(params.token ?? '')),
  posts: api.listingChanges,
  isPrivate: true,
}

/** A clinic's listing for its own staff: what is missing, and every fact to correct. */
export const Component = () => {
  const { token = '' } = useParams()
  const { own } = useCopy(staffCopy)
  const paths = usePaths()
  const { data: listing, error } = useQuery(ownListingQuery(token))
  if (!listing)
    return (
      <Container>
        <PageHead title={own.title} noindex />
        {error ? (
          <LoadProblem
            error={error}
            address={paths.ownListing(token)}
            missing={{ ...own.missing, list: paths.search() }}
          />
        ) : (
          <PageLoading label={own.loading} />
        )}
      </Container>
    )
  return (
    <>
      <PageHead title={own.title} noindex />
      <FormPage
        heading={<NoTranslate words={listing.name} text={own.heading(listing.name)} />}
        lead={own.lead}
        before={
          <Box color="quiet" marginTop="3" maxWidth="measure">
            <p>{own.until(listing.expiresAt)}</p>
            <p>{own.form.english}</p>
            <PageLink
              display="inline-flex"
              alignItems="center"
              minHeight="touch"
              to={paths.clinic(listing.slug)}
            >
              {own.page}
            </PageLink>
            <Box color="ink" marginTop="8">
              <Completeness listing={listing} fieldOf={ownFieldOf} />
            </Box>
          </Box>
        }
        formHeading={own.form.heading}
        form={<OwnListingForm listing={listing} token={token} />}
        beside={null}
      />
    </>
  )
}
