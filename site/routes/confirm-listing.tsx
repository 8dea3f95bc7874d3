import { Container, Grid, Text } from '@chakra-ui/react'
import { api, SENT } from '@healthcare-for-all/cms/contract/paths'
import { useQuery } from '@tanstack/react-query'
import { useLocation, useParams } from 'react-router-dom'
import { NoTranslate } from '../components/no-translate.tsx'
import { PageHeading } from '../components/page-heading.tsx'
import { PageLink } from '../components/page-link.tsx'
import { PageLoading } from '../components/page-loading.tsx'
import { staffCopy } from '../copy/staff.ts'
import { ButtonForm } from '../features/forms/components/button-form.tsx'
import { FormArrived, FormFailure } from '../features/forms/components/form-outcome.tsx'
import { ownListingQuery } from '../features/staff/api.ts'
import { ListedFacts } from '../features/staff/components/listed-facts.tsx'
import { useCopy, useLocale, usePaths } from '../lib/language.tsx'
import { PageHead } from '../lib/page-head.tsx'
import { usePosted } from '../lib/posted.ts'
import type { ScreenHandle } from '../lib/screen.ts'
import { LoadProblem } from './load-problem.tsx'

export const handle: ScreenHandle = {
  prepare: ({ queries, params }) => queries.fetchQuery(ownListingQuery(params.token ?? '')),
  posts: api.listingConfirmations,
  isPrivate: true,
}

/**
 * Where a clinic's staff say once a month that all is right. With a button, because mail scanners
 * open links.
 */
export const Component = () => {
  const { token = '' } = useParams()
  const { confirm, own } = useCopy(staffCopy)
  const paths = usePaths()
  const locale = useLocale()
  const posted = usePosted()
  const isDone = new URLSearchParams(useLocation().search).has(SENT)
  const { data: listing, error } = useQuery(ownListingQuery(token))
  if (!listing)
    return (
      <Container>
        <PageHead title={confirm.title} noindex />
        {error ? (
          <LoadProblem
            error={error}
            address={paths.confirmListing(token)}
            missing={{ ...own.missing, ...confirm.missing, list: paths.search() }}
          />
        ) : (
          <PageLoading label={own.loading} />
        )}
      </Container>
    )
  return (
    <Container>
      <PageHead title={confirm.title} noindex />
      <Grid
        gap="6"
        justifyItems="start"
        gridTemplateColumns="minmax(0, 1fr)"
        paddingTop={{ base: '8', md: '12' }}
        maxWidth="measure"
      >
        <PageHeading>
          <NoTranslate words={listing.name} text={confirm.heading(listing.name)} />
        </PageHeading>
        {posted && <FormFailure text={posted.problem.detail} />}
        {isDone ? (
          <FormArrived {...confirm.done} />
        ) : (
          <>
            <p>{confirm.lead}</p>
            <ButtonForm action={paths.confirmListing(token)} token={token} label={confirm.yes} />
            <PageLink
              display="inline-flex"
              alignItems="center"
              minHeight="touch"
              to={paths.staffLink(listing.slug)}
            >
              {confirm.no}
            </PageLink>
            {locale !== 'en' && <Text color="quiet">{confirm.english}</Text>}
            <ListedFacts listing={listing} />
          </>
        )}
      </Grid>
    </Container>
  )
}
