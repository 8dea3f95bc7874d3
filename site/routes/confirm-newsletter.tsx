import { Container, Grid } from '@chakra-ui/react'
import { api, SENT } from '@healthcare-for-all/cms/contract/paths'
import { useLocation } from 'react-router-dom'
import { PageHeading } from '../components/page-heading.tsx'
import { PageLink } from '../components/page-link.tsx'
import { newsletterCopy } from '../copy/newsletter.ts'
import { ConfirmForm } from '../features/forms/components/confirm-form.tsx'
import { FormArrived, FormFailure } from '../features/forms/components/form-outcome.tsx'
import { useCopy, usePaths } from '../lib/language.tsx'
import { PageHead } from '../lib/page-head.tsx'
import { usePosted } from '../lib/posted.ts'
import type { ScreenHandle } from '../lib/screen.ts'

// The address holds a secret of whoever got the email.
export const handle: ScreenHandle = { posts: api.newsletterConfirmations, isPrivate: true }

/** The page behind the link in the newsletter's email. Search engines must not list it. */
export const Component = () => {
  const { confirm } = useCopy(newsletterCopy)
  const paths = usePaths()
  const posted = usePosted()
  const query = new URLSearchParams(useLocation().search)
  const token = query.get('token')
  const refusal =
    posted && (posted.problem.status === 400 ? confirm.refused : posted.problem.detail)
  return (
    <Container>
      <PageHead title={confirm.heading} noindex />
      <Grid gap="6" justifyItems="start" paddingTop={{ base: '8', md: '12' }} maxWidth="measure">
        <PageHeading>{confirm.heading}</PageHeading>
        {query.has(SENT) ? (
          <FormArrived {...confirm.done} />
        ) : token ? (
          <>
            <p>{confirm.lead}</p>
            <ConfirmForm token={token} />
          </>
        ) : (
          <>
            <FormFailure text={refusal ?? confirm.refused} />
            <PageLink to={paths.blog}>{confirm.again}</PageLink>
          </>
        )}
      </Grid>
    </Container>
  )
}
