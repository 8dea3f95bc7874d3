'use client'
import { useDocumentInfo } from '@payloadcms/ui'
import { useCallback, useEffect, useRef, useState } from 'react'
import { askEndpoint, sentenceOf } from '../../panel-kit/ask-endpoint.ts'
import type { SubmissionReview as Review } from '../endpoints/review-answer.ts'
import { Duplicates } from './duplicates.tsx'
import { NextSteps } from './next-steps.tsx'
import { OwnClinic } from './own-clinic.tsx'
import { SentFacts } from './sent-facts.tsx'
import { StepLog } from './step-log.tsx'
import './review.css'

/** What was done, or why it was not. */
export interface Notice {
  kind: 'done' | 'refused'
  text: string
}

const refusal = (error: unknown): Notice => ({
  kind: 'refused',
  text: sentenceOf(error),
})

/** Asks an endpoint, then shows what has become of the submission. */
export type Do = (work: () => Promise<string>) => Promise<void>

/** Everything about a submission on one screen: what was sent, what is like it, and the steps. */
export const SubmissionReview = () => {
  const { id } = useDocumentInfo()
  const [review, setReview] = useState<Review>()
  const [notice, setNotice] = useState<Notice>()
  const [busy, setBusy] = useState(false)
  const told = useRef<HTMLParagraphElement>(null)

  const load = useCallback(
    async () => setReview(await askEndpoint<Review>(`/submissions/${id}`)),
    [id],
  )
  useEffect(() => {
    if (id) load().catch((error: unknown) => setNotice(refusal(error)))
  }, [id, load])

  const perform: Do = async (work) => {
    setBusy(true)
    setNotice(undefined)
    const outcome = await work().then((text): Notice => ({ kind: 'done', text }), refusal)
    // Somebody else may have moved it: what is shown is to be what is.
    await load().catch(() => undefined)
    setNotice(outcome)
    setBusy(false)
    // The button that was pressed may have gone.
    told.current?.focus()
  }

  return (
    <div className="review">
      <p
        ref={told}
        tabIndex={-1}
        role="status"
        className={notice ? `review-notice review-notice--${notice.kind}` : 'review-notice'}
      >
        {notice?.text ?? (review ? '' : 'Loading …')}
      </p>
      {review && (
        <div className="review-columns">
          <SentFacts sent={review.sent} remarks={review.remarks} />
          <div className="review-side">
            <NextSteps review={review} busy={busy} perform={perform} />
            <OwnClinic review={review} busy={busy} perform={perform} />
            <Duplicates review={review} busy={busy} perform={perform} />
            <StepLog log={review.log} link={review.link} mailsOperator={review.mailsOperator} />
          </div>
        </div>
      )}
    </div>
  )
}
