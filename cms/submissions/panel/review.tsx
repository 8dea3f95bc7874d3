'use client'
import { useDocumentInfo } from '@payloadcms/ui'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { Outcome } from '../../mail/outcome.ts'
import { askEndpoint, sentenceOf } from '../../panel-kit/ask-endpoint.ts'
import type { SubmissionReview as Review } from '../endpoints/review-answer.ts'
import { Conversation } from './conversation.tsx'
import { Duplicates } from './duplicates.tsx'
import { NextSteps } from './next-steps.tsx'
import { OwnClinic } from './own-clinic.tsx'
import { SentFacts } from './sent-facts.tsx'
import { StepLog } from './step-log.tsx'
import './review.css'
import { useSay } from '../../panel-kit/use-say.ts'

/** What was done, or why it was not. */
export interface Notice {
  kind: 'done' | 'refused'
  text: string
}

const refusal = (error: unknown): Notice => ({
  kind: 'refused',
  text: sentenceOf(error),
})

/** Calls an endpoint, then shows what became of the submission. */
export type RunAction = (work: () => Promise<string>) => Promise<void>

/** Everything about a submission on one screen: what was sent, similar clinics, and the steps. */
export const SubmissionReview = () => {
  const say = useSay()
  const { id } = useDocumentInfo()
  const [review, setReview] = useState<Review>()
  const [notice, setNotice] = useState<Notice>()
  const [busy, setBusy] = useState(false)
  const noticeRef = useRef<HTMLParagraphElement>(null)

  const load = useCallback(
    async () => setReview(await askEndpoint<Review>(`/submissions/${id}`)),
    [id],
  )
  useEffect(() => {
    if (id) load().catch((error: unknown) => setNotice(refusal(error)))
  }, [id, load])

  const perform: RunAction = async (work) => {
    setBusy(true)
    setNotice(undefined)
    const outcome = await work().then((text): Notice => ({ kind: 'done', text }), refusal)
    // Somebody else may have moved it: show the current state.
    await load().catch(() => undefined)
    setNotice(outcome)
    setBusy(false)
    // The button that was pressed may be gone.
    noticeRef.current?.focus()
  }

  const again = () =>
    perform(async () => {
      const { mail } = await askEndpoint<{ mail: Outcome }>(`/submissions/${id}/letters/again`, {})
      return mail === 'sent'
        ? say({ en: 'The email has been sent.', es: 'Se envió el correo.' })
        : say({
            en: 'The email could not be sent again.',
            es: 'No se pudo enviar el correo de nuevo.',
          })
    })
  return (
    <div className="review">
      <p
        ref={noticeRef}
        tabIndex={-1}
        role="status"
        className={notice ? `review-notice review-notice--${notice.kind}` : 'review-notice'}
      >
        {notice?.text ?? (review ? '' : say({ en: 'Loading…', es: 'Cargando…' }))}
      </p>
      {review && (
        <div className="review-columns">
          <SentFacts sent={review.sent} remarks={review.remarks} />
          <div className="review-side">
            <NextSteps review={review} busy={busy} perform={perform} />
            <Conversation review={review} busy={busy} perform={perform} />
            <OwnClinic review={review} busy={busy} perform={perform} />
            <Duplicates review={review} busy={busy} perform={perform} />
            <StepLog
              log={review.log}
              letters={review.letters.filter(({ kind }) => kind === 'step')}
              link={review.link}
              mailsOperator={review.mailsOperator}
              busy={busy}
              onAgain={() => void again()}
            />
          </div>
        </div>
      )}
    </div>
  )
}
