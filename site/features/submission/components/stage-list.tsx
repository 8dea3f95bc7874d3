import type { SubmissionProgress } from '@healthcare-for-all/cms/contract'
import { submissionCopy } from '../../../copy/submission.ts'
import { useCopy } from '../../../lib/language.tsx'
import { style } from '../../../theme/style.ts'
import { stagesOf } from '../stages.ts'

const list = style({ display: 'grid', maxWidth: '30rem' })
const stageStyle = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '4',
  justifyContent: 'space-between',
  paddingBlock: '3',
  paddingInline: '4',
  borderInlineStartWidth: '4px',
  borderColor: 'line',
})
const done = style({ borderColor: 'free' })
const now = style({ borderColor: 'brand', background: 'wash' })
const name = style({ fontWeight: 'bold' })
const quiet = style({ color: 'quiet' })

interface StageListProps {
  progress: SubmissionProgress
}

/** The steps of a submission with their dates; the current one is marked. */
export const StageList = ({ progress }: StageListProps) => {
  const copy = useCopy(submissionCopy)
  return (
    <ol css={list} aria-label={copy.steps}>
      {stagesOf(progress).map(({ status, at, isNow }) => (
        <li
          key={`${status} ${at}`}
          css={[stageStyle, at && done, isNow && now]}
          aria-current={isNow ? 'step' : undefined}
        >
          <span css={at ? name : quiet}>{copy.names[status]}</span>
          <span css={quiet}>{at ? <time dateTime={at}>{copy.day(at)}</time> : copy.toCome}</span>
        </li>
      ))}
    </ol>
  )
}
