import { Container } from '@chakra-ui/react'
import { api, SENT } from '@healthcare-for-all/cms/contract/paths'
import { useQuery } from '@tanstack/react-query'
import { useLocation, useParams } from 'react-router-dom'
import { PageLoading } from '../components/page-loading.tsx'
import { addClinicCopy } from '../copy/add-clinic.ts'
import { submissionCopy } from '../copy/submission.ts'
import { AnswerForm } from '../features/forms/components/answer-form.tsx'
import { FormArrived } from '../features/forms/components/form-outcome.tsx'
import { submissionQuery } from '../features/submission/api.ts'
import { ProgressPage } from '../features/submission/components/progress-page.tsx'
import { useCopy, usePaths } from '../lib/language.tsx'
import { PageHead } from '../lib/page-head.tsx'
import type { ScreenHandle } from '../lib/screen.ts'
import { LoadProblem } from './load-problem.tsx'

export const handle: ScreenHandle = {
  prepare: ({ queries, params }) => queries.fetchQuery(submissionQuery(params.token ?? '')),
  posts: api.submissionAnswers,
  isPrivate: true,
}

/** Where an operator sees the progress of their submission, without signing in. */
export const Component = () => {
  const { token = '' } = useParams()
  const copy = useCopy(submissionCopy)
  const { success } = useCopy(addClinicCopy)
  const paths = usePaths()
  const justSent = new URLSearchParams(useLocation().search).has(SENT)
  const { data: progress, error } = useQuery(submissionQuery(token))
  const isAsked = progress?.conversation.at(-1)?.isQuestion === true
  return (
    <Container>
      {progress ? (
        <>
          <PageHead title={copy.heading} noindex />
          <ProgressPage
            progress={progress}
            answerForm={<AnswerForm token={token} isAsked={isAsked} />}
          >
            {justSent && progress.conversation.length === 0 && <FormArrived {...success} />}
          </ProgressPage>
        </>
      ) : error ? (
        <LoadProblem
          error={error}
          address={paths.submission(token)}
          missing={{ ...copy.missing, list: paths.addClinic }}
        />
      ) : (
        <PageLoading label={copy.loading} />
      )}
    </Container>
  )
}
