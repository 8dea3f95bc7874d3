'use client'
import type { KeptLetter } from '../../mail/queries/letters.ts'
import { CopyLink } from '../../panel-kit/copy-link.tsx'
import { isLost, SendAgain, WENT } from '../../panel-kit/letters/sent-letters.tsx'
import { momentInWords } from '../../panel-kit/moment.ts'
import type { LoggedStep } from '../endpoints/review-answer.ts'

interface StepLogProps {
  log: LoggedStep[]
  /** What was sent at steps. */
  letters: KeptLetter[]
  /** Path of the operator's private page. */
  link: string
  mailsOperator: boolean
  busy: boolean
  /** Sends the last of the letters again. */
  onAgain: () => void
}

/** Who did what and when, with a link to the page where the operator sees it without names. */
export const StepLog = ({ log, letters, link, mailsOperator, busy, onAgain }: StepLogProps) => (
  <section className="review-card" aria-label="So far">
    <h2>So far</h2>
    <ol className="review-log">
      {log.map(({ step, at, by, note }) => (
        <li key={`${step} ${at}`}>
          <strong>{step}</strong> <time dateTime={at}>{momentInWords(at)}</time>
          {by && ` by ${by}`}
          {note && <p>{note}</p>}
        </li>
      ))}
    </ol>
    {letters.map(({ id, subject, text, at, outcome }) => (
      <details key={id}>
        <summary>
          {WENT[outcome]}, <time dateTime={at}>{momentInWords(at)}</time>: {subject}
        </summary>
        <p className="review-letter">{text}</p>
      </details>
    ))}
    {mailsOperator && letters.slice(-1).some(isLost) && <SendAgain busy={busy} onAgain={onAgain} />}
    <p className="review-quiet">
      <a href={link} target="_blank" rel="noopener">
        What the operator sees
      </a>{' '}
      <CopyLink path={link} />
      {mailsOperator
        ? ' They get an email at each step.'
        : ' Email is not set up, so they hear nothing unless you send them this link.'}
    </p>
  </section>
)
