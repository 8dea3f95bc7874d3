import type { SubmissionProgress } from '@healthcare-for-all/cms/contract'
import type { ReactNode } from 'react'
import { PageHeading } from '../../../components/page-heading.tsx'
import { PageLink } from '../../../components/page-link.tsx'
import { submissionCopy } from '../../../copy/submission.ts'
import { useCopy, usePaths } from '../../../lib/language.tsx'
import { outlineButton, solidButton } from '../../../theme/recipes/button.ts'
import { style } from '../../../theme/style.ts'
import { StageList } from './stage-list.tsx'

const body = style({
  display: 'grid',
  gap: '6',
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingTop: { base: '8', md: '12' },
  maxWidth: 'measure',
})
const clinic = style({ fontSize: '20', overflowWrap: 'anywhere' })
const said = style({ display: 'grid', gap: '3', justifyItems: 'start' })
const title = style({ fontSize: '24' })
const reasonStyle = style({
  padding: '4',
  borderInlineStartWidth: '4px',
  borderColor: 'edge',
  background: 'wash',
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
})
const row = style({ display: 'flex', flexWrap: 'wrap', gap: '3' })
const quiet = style({ color: 'quiet' })

interface ProgressPageProps {
  progress: SubmissionProgress
  /** Shown above it if the form has just been sent. */
  children: ReactNode
}

/** The progress of a submission, what comes next, and what to do. */
export const ProgressPage = ({ progress, children }: ProgressPageProps) => {
  const copy = useCopy(submissionCopy)
  const paths = usePaths()
  const { status, slug, declineReason, clinicName } = progress
  const isOver = status === 'published' || status === 'declined'
  return (
    <div css={body}>
      {children}
      <div>
        <PageHeading>{copy.heading}</PageHeading>
        <p css={clinic} translate="no">
          {clinicName}
        </p>
      </div>
      <section css={said}>
        <h2 css={title}>{copy.said[status].title}</h2>
        {declineReason && (
          <p css={reasonStyle}>
            <strong>{copy.reason}:</strong> {declineReason}
          </p>
        )}
        <p>{status === 'published' && !slug ? copy.pageGone : copy.said[status].text}</p>
        <div css={row}>
          {slug && (
            <PageLink css={solidButton} to={paths.clinic(slug)}>
              {copy.page}
            </PageLink>
          )}
          {isOver && (
            <PageLink css={outlineButton} to={paths.contact}>
              {copy.write}
            </PageLink>
          )}
        </div>
      </section>
      <StageList progress={progress} />
      <p css={quiet}>{copy.private}</p>
      <p>
        <PageLink to={paths.addClinic}>{copy.another}</PageLink>
      </p>
    </div>
  )
}
