'use client'
import { Button } from '@payloadcms/ui'
import { pathsFor } from '../../contract/paths.ts'
import { askEndpoint } from '../../panel-kit/ask-endpoint.ts'
import { ClinicLink } from '../../panel-kit/clinic-link.tsx'
import type { SubmissionClinic, SubmissionReview } from '../endpoints/review-answer.ts'
import type { RunAction } from './review.tsx'

const paths = pathsFor('en')

interface OwnClinicProps {
  review: SubmissionReview
  busy: boolean
  perform: RunAction
}

const whatItIs = ({ own, unpublished, slug }: SubmissionClinic): string => {
  if (!own)
    return 'This clinic is already in the directory. Copy anything new into it and publish that. The last step here then only marks the submission as published.'
  if (slug) return 'It is in the directory.'
  return unpublished
    ? 'A draft made from what was sent. Visitors don’t see it until it is published.'
    : 'It was made from what was sent, and has no public page now.'
}

/** The clinic in the directory: the draft made from the submission, or the one linked to it. */
export const OwnClinic = ({ review, busy, perform }: OwnClinicProps) => {
  const { clinic, takesClinic, sent } = review
  if (!clinic && !takesClinic) return null
  const make = () =>
    perform(async () => {
      const { notes } = await askEndpoint<{ notes: string[] }>(`/submissions/${sent.id}/draft`, {})
      return ['The draft has been made.', ...notes].join(' ')
    })
  const unlink = () =>
    perform(async () => {
      await askEndpoint(`/submissions/${sent.id}/clinic`, { clinic: null })
      return 'The submission is no longer linked to that clinic.'
    })
  return (
    <section className="review-card" aria-label="In the directory">
      <h2>In the directory</h2>
      {clinic ? (
        <>
          <p>
            <ClinicLink id={clinic.id}>{clinic.name}</ClinicLink>
            {clinic.slug && (
              <>
                {' · '}
                <a href={paths.clinic(clinic.slug)} target="_blank" rel="noopener">
                  Public page
                </a>
              </>
            )}
          </p>
          <p className="review-quiet">{whatItIs(clinic)}</p>
          {!clinic.own && takesClinic && (
            <Button
              buttonStyle="secondary"
              disabled={busy}
              margin={false}
              onClick={() => void unlink()}
            >
              Unlink this clinic
            </Button>
          )}
        </>
      ) : (
        <div className="review-step">
          <Button
            buttonStyle="secondary"
            disabled={busy}
            margin={false}
            onClick={() => void make()}
          >
            Make a draft clinic
          </Button>
          <span>It is filled in with what was sent. Review it before it is published.</span>
        </div>
      )}
    </section>
  )
}
