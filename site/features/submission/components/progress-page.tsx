import { Button, chakra, Flex, Grid, Heading, Text } from '@chakra-ui/react'
import type { SubmissionProgress } from '@healthcare-for-all/cms/contract'
import type { ReactNode } from 'react'
import { PageHeading } from '../../../components/page-heading.tsx'
import { PageLink } from '../../../components/page-link.tsx'
import { submissionCopy } from '../../../copy/submission.ts'
import { useCopy, usePaths } from '../../../lib/language.tsx'
import { Conversation } from './conversation.tsx'
import { StageList } from './stage-list.tsx'

interface ProgressPageProps {
  progress: SubmissionProgress
  /** Where the operator answers, if they can now. */
  answerForm: ReactNode
  /** Shown above it if the form has just been sent. */
  children: ReactNode
}

/** The progress of a submission, what comes next, and what to do. */
export const ProgressPage = ({ progress, answerForm, children }: ProgressPageProps) => {
  const copy = useCopy(submissionCopy)
  const paths = usePaths()
  const { status, slug, declineReason, clinicName, conversation, canAnswer } = progress
  const talk = conversation.length > 0 && (
    <Conversation conversation={conversation}>
      {canAnswer ? answerForm : <p>{copy.questions.over}</p>}
    </Conversation>
  )
  const isOver = status === 'published' || status === 'declined'
  return (
    <Grid
      gap="6"
      gridTemplateColumns="minmax(0, 1fr)"
      paddingTop={{ base: '8', md: '12' }}
      maxWidth="measure"
    >
      {children}
      <div>
        <PageHeading>{copy.heading}</PageHeading>
        <Text fontSize="20" htmlTranslate="no">
          {clinicName}
        </Text>
      </div>
      {canAnswer && talk}
      <chakra.section display="grid" gap="3" justifyItems="start">
        <Heading fontSize="24">{copy.said[status].title}</Heading>
        {declineReason && (
          <Text
            padding="4"
            borderInlineStartWidth="4px"
            borderColor="edge"
            background="wash"
            whiteSpace="pre-line"
          >
            <strong>{`${copy.reason}:`}</strong> <span>{declineReason}</span>
          </Text>
        )}
        <p>{status === 'published' && !slug ? copy.pageGone : copy.said[status].text}</p>
        <Flex flexWrap="wrap" gap="3">
          {slug && (
            <Button asChild>
              <PageLink to={paths.clinic(slug)}>{copy.page}</PageLink>
            </Button>
          )}
          {isOver && (
            <Button asChild variant="outline">
              <PageLink to={paths.contact}>{copy.write}</PageLink>
            </Button>
          )}
        </Flex>
      </chakra.section>
      <StageList progress={progress} />
      {!canAnswer && talk}
      <Text color="quiet">{copy.private}</Text>
      <p>
        <PageLink to={paths.addClinic}>{copy.another}</PageLink>
      </p>
    </Grid>
  )
}
