import { defineStyle, List, Span } from '@chakra-ui/react'
import type { SubmissionProgress } from '@healthcare-for-all/cms/contract'
import { submissionCopy } from '../../../copy/submission.ts'
import { useCopy } from '../../../lib/language.tsx'
import { stagesOf } from '../stages.ts'

const stageStyle = defineStyle({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '4',
  justifyContent: 'space-between',
  paddingBlock: '3',
  paddingInline: '4',
  borderInlineStartWidth: '4px',
  borderColor: 'line',
})
const done = defineStyle({ borderColor: 'free' })
const now = defineStyle({ borderColor: 'brand', background: 'wash' })
const name = defineStyle({ fontWeight: 'bold' })
const quiet = defineStyle({ color: 'quiet' })

interface StageListProps {
  progress: SubmissionProgress
}

/** The steps of a submission with their dates; the current one is marked. */
export const StageList = ({ progress }: StageListProps) => {
  const copy = useCopy(submissionCopy)
  return (
    <List.Root as="ol" display="grid" maxWidth="30rem" aria-label={copy.steps}>
      {stagesOf(progress).map(({ status, at, isNow }) => (
        <List.Item
          key={`${status} ${at}`}
          css={[stageStyle, at ? done : undefined, isNow ? now : undefined]}
          aria-current={isNow ? 'step' : undefined}
        >
          <Span css={at ? name : quiet}>{copy.names[status]}</Span>
          <Span css={quiet}>{at ? <time dateTime={at}>{copy.day(at)}</time> : copy.toCome}</Span>
        </List.Item>
      ))}
    </List.Root>
  )
}
