import { chakra, defineStyle, Heading, List, Text } from '@chakra-ui/react'
import type { SubmissionProgress } from '@healthcare-for-all/cms/contract'
import type { ReactNode } from 'react'
import { submissionCopy } from '../../../copy/submission.ts'
import { useCopy } from '../../../lib/language.tsx'

const entry = defineStyle({
  padding: '4',
  borderInlineStartWidth: '4px',
  borderColor: 'line',
  overflowWrap: 'anywhere',
})
const question = defineStyle({ borderColor: 'brand', background: 'wash' })

interface ConversationProps {
  conversation: SubmissionProgress['conversation']
  /** Where to answer, or why that is over. */
  children: ReactNode
}

/** What the operator was asked, and what they have answered. */
export const Conversation = ({ conversation, children }: ConversationProps) => {
  const { questions, day } = useCopy(submissionCopy)
  return (
    <chakra.section display="grid" gap="4" marginBottom="6" aria-labelledby="questions">
      <Heading id="questions" fontSize="24">
        {questions.heading}
      </Heading>
      <List.Root as="ol" display="grid" gap="3">
        {conversation.map(({ isQuestion, text, at }) => (
          <List.Item key={at} css={[entry, isQuestion ? question : undefined]}>
            <Text color="quiet">
              <strong>{isQuestion ? questions.asked : questions.answered}</strong>{' '}
              <time dateTime={at}>{day(at)}</time>
            </Text>
            <Text whiteSpace="pre-line">{text}</Text>
          </List.Item>
        ))}
      </List.Root>
      {children}
    </chakra.section>
  )
}
