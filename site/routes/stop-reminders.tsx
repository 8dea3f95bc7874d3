import { Container, Grid } from '@chakra-ui/react'
import { api, SENT } from '@healthcare-for-all/cms/contract/paths'
import { useLocation, useParams } from 'react-router-dom'
import { PageHeading } from '../components/page-heading.tsx'
import { staffCopy } from '../copy/staff.ts'
import { ButtonForm } from '../features/forms/components/button-form.tsx'
import { FormArrived, FormFailure } from '../features/forms/components/form-outcome.tsx'
import { useCopy, usePaths } from '../lib/language.tsx'
import { PageHead } from '../lib/page-head.tsx'
import { usePosted } from '../lib/posted.ts'
import type { ScreenHandle } from '../lib/screen.ts'

export const handle: ScreenHandle = { posts: api.stopReminders(), isPrivate: true }

/** Ends the monthly mail to a clinic's staff. */
export const Component = () => {
  const { token = '' } = useParams()
  const { stop } = useCopy(staffCopy)
  const paths = usePaths()
  const posted = usePosted()
  const isDone = new URLSearchParams(useLocation().search).has(SENT)
  return (
    <Container>
      <PageHead title={stop.title} noindex />
      <Grid gap="6" justifyItems="start" paddingTop={{ base: '8', md: '12' }} maxWidth="measure">
        <PageHeading>{stop.title}</PageHeading>
        {isDone ? (
          <FormArrived {...stop.done} />
        ) : posted ? (
          <FormFailure text={stop.refused} />
        ) : (
          <>
            <p>{stop.lead}</p>
            <ButtonForm action={paths.stopReminders(token)} token={token} label={stop.submit} />
          </>
        )}
      </Grid>
    </Container>
  )
}
