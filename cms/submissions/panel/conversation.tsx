'use client'
import { Button } from '@payloadcms/ui'
import { useState } from 'react'
import { localeOf } from '../../contract/paths.ts'
import { languageName } from '../../documents/language-name.ts'
import type { LetterOutcome } from '../../mail/outcome.ts'
import { askEndpoint } from '../../panel-kit/ask-endpoint.ts'
import { CopyLink } from '../../panel-kit/copy-link.tsx'
import { SentLetters } from '../../panel-kit/letters/sent-letters.tsx'
import { WriteLetter } from '../../panel-kit/letters/write-letter.tsx'
import { onePress } from '../../panel-kit/one-press.ts'
import { ANSWERED } from '../conversation.ts'
import type { SubmissionReview } from '../endpoints/review-answer.ts'
import type { RunAction } from './review.tsx'

/** What became of a question. It stands on the private page in any case. */
const SAID: Record<LetterOutcome, string> = {
  sent: 'The question has been sent. The answer will appear here.',
  sending: 'The question is already being sent.',
  received: '',
  failed:
    'The email could not be sent: the mail server could not be reached. Send it again in a while, or send the operator their link.',
  refused:
    'The email was refused: the mail server takes nothing for this address. Call the operator, or send them their link another way.',
  'cut off': 'Nobody knows whether the email was sent.',
  'not set up': 'The question stands on the operator’s private page. Send them the link to it.',
}

interface ConversationProps {
  review: SubmissionReview
  busy: boolean
  perform: RunAction
}

/** What the operator was asked and has answered, and where to ask. */
export const Conversation = ({ review, busy, perform }: ConversationProps) => {
  const { sent, letters, canAsk, questions, mailsOperator, link } = review
  const path = `/submissions/${sent.id}/questions`
  const [isOpen, setOpen] = useState(false)
  const [typed, setTyped] = useState('')
  const locale = localeOf(sent.locale)
  const written = letters.filter(({ kind }) => kind !== 'step')
  if (!canAsk && written.length === 0) return null

  const ask = (text: string) =>
    perform(async () => {
      const { mail } = await askEndpoint<{ mail: LetterOutcome }>(path, { text })
      if (mail !== 'failed') {
        setTyped('')
        setOpen(false)
      }
      return SAID[mail]
    })
  const takeUp = () =>
    perform(async () => {
      await askEndpoint(`/submissions/${sent.id}/answer-read`, {})
      return 'The answer is no longer marked as new.'
    })
  return (
    <section className="review-card" aria-label="Questions to the operator">
      <h2>Questions to the operator</h2>
      {written.length > 0 && (
        <SentLetters
          letters={written}
          other={sent.contactName}
          busy={busy}
          onAgain={canAsk && mailsOperator ? ({ text }) => void ask(text) : undefined}
        />
      )}
      {isOpen && canAsk ? (
        <WriteLetter
          path={path}
          label="Your question"
          send="Ask the operator"
          nameOf={languageName}
          locale={locale}
          ready={{ [locale]: questions }}
          typed={typed}
          onType={setTyped}
          onSend={({ text }) => ask(text)}
          onCancel={() => setOpen(false)}
        />
      ) : (
        <div className="review-row">
          {canAsk && (
            <Button
              buttonStyle="secondary"
              disabled={busy}
              margin={false}
              onClick={() => setOpen(true)}
            >
              Ask the operator…
            </Button>
          )}
          {sent.conversation === ANSWERED && (
            <Button
              buttonStyle="secondary"
              disabled={busy}
              margin={false}
              onClick={onePress(() => void takeUp())}
            >
              Mark the answer as read
            </Button>
          )}
        </div>
      )}
      {canAsk && !mailsOperator && (
        <p className="review-quiet">
          Email is not set up. A question stands on the operator’s private page, so send them the
          link. <CopyLink path={link} />
        </p>
      )}
    </section>
  )
}
