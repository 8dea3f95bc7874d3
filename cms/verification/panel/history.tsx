'use client'

import { momentInWords } from '../../panel-kit/moment.ts'
import type { ClinicToVerify, PastVerification } from '../endpoints/answers.ts'

const Attempt = (attempt: PastVerification) => {
  const { at, by, outcome, note, askAgainOn, changes, undoneAt, undoneBy } = attempt
  return (
    <li className={undoneAt ? 'calls__undone' : undefined}>
      <p>
        <strong>{outcome.charAt(0).toUpperCase() + outcome.slice(1)}</strong>, {momentInWords(at)}
        {by && `, ${by}`}
      </p>
      {undoneAt && (
        <p>
          Undone by {undoneBy ?? 'somebody'}, {momentInWords(undoneAt)}. It no longer counts.
        </p>
      )}
      {askAgainOn && <p>Due again {momentInWords(askAgainOn)}.</p>}
      {note && <p>“{note}”</p>}
      {changes.length > 0 && (
        <ul>
          {changes.map(({ field, before, after }) => (
            <li key={field}>
              {field}: <del>{before ?? 'empty'}</del> <ins>{after ?? 'empty'}</ins>
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}

/** Earlier calls and their outcomes. */
export const History = ({ clinic: { history } }: { clinic: ClinicToVerify }) => (
  <section className="calls__card calls__history">
    <h3>Previous calls</h3>
    {history.length === 0 && <p>Nobody has called this clinic yet.</p>}
    {history.length > 0 && (
      <ol>
        {history.map((attempt) => (
          <Attempt key={attempt.id} {...attempt} />
        ))}
      </ol>
    )}
  </section>
)
