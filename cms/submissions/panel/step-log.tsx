'use client'
import { CopyLink } from '../../panel-kit/copy-link.tsx'
import { momentInWords } from '../../panel-kit/moment.ts'
import type { LoggedStep } from '../endpoints/review-answer.ts'

interface StepLogProps {
  log: LoggedStep[]
  /** Path of the operator's private page. */
  link: string
  mailsOperator: boolean
}

/** Who did what and when, with a link to the page where the operator sees it without names. */
export const StepLog = ({ log, link, mailsOperator }: StepLogProps) => (
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
