'use client'
import { Button } from '@payloadcms/ui'
import { outbound, pathsFor } from '../../contract/paths.ts'
import { askEndpoint } from '../../panel-kit/ask-endpoint.ts'
import { ClinicLink } from '../../panel-kit/clinic-link.tsx'
import { StatusPill } from '../../panel-kit/status/status-pill.tsx'
import { differencesOf } from '../differences.ts'
import type { SubmissionReview } from '../endpoints/review-answer.ts'
import type { RunAction } from './review.tsx'

const paths = pathsFor('en')

interface DuplicatesProps {
  review: SubmissionReview
  busy: boolean
  perform: RunAction
}

/** Clinics in the directory that may be the one that was sent, and how they differ from it. */
export const Duplicates = ({ review, busy, perform }: DuplicatesProps) => {
  const { duplicates, clinic, takesClinic, sent, tidied } = review
  const others = duplicates.filter(({ id }) => id !== clinic?.id)
  const mayLink = takesClinic && !clinic
  const link = (id: number) =>
    perform(async () => {
      await askEndpoint(`/submissions/${sent.id}/clinic`, { clinic: id })
      return 'The submission is now linked to that clinic. Copy anything new into that clinic.'
    })
  return (
    <section className="review-card" aria-label="Likely duplicates">
      <h2>Is it already listed?</h2>
      {others.length === 0 && (
        <p className="review-quiet">
          No other clinic has this number or address, or a similar name.
        </p>
      )}
      <ul className="review-duplicates">
        {others.map((candidate) => (
          <li key={candidate.id}>
            <header className="review-head">
              <h3>
                <ClinicLink id={candidate.id}>{candidate.name}</ClinicLink>
              </h3>
              <StatusPill status={candidate.status} />
            </header>
            <p className="review-why">{candidate.reasons.join(', ')}</p>
            <Differences candidate={candidate} tidied={tidied} />
            <p className="review-row">
              {candidate.phone && <a href={outbound.telephone(candidate.phone)}>Call</a>}
              {candidate.slug && (
                <a href={paths.clinic(candidate.slug)} target="_blank" rel="noopener">
                  Public page
                </a>
              )}
            </p>
            {mayLink && (
              <Button
                buttonStyle="secondary"
                disabled={busy}
                margin={false}
                size="small"
                onClick={() => void link(candidate.id)}
              >
                Link to this clinic
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

interface DifferencesProps {
  tidied: SubmissionReview['tidied']
  candidate: SubmissionReview['duplicates'][number]
}

const Differences = ({ tidied, candidate }: DifferencesProps) => {
  const differences = differencesOf(tidied, candidate)
  if (differences.length === 0) return <p>No differences.</p>
  return (
    <table className="review-differences">
      <thead>
        <tr>
          <th scope="col">
            <span className="review-hidden">Field</span>
          </th>
          <th scope="col">Sent</th>
          <th scope="col">Listed</th>
        </tr>
      </thead>
      <tbody>
        {differences.map(({ label, sent, listed }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{sent}</td>
            <td>{listed}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
