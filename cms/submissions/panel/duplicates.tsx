'use client'
import { Button } from '@payloadcms/ui'
import { reasonWords } from '../../clinics/panel/index.ts'
import { outbound, pathsFor } from '../../contract/paths.ts'
import { askEndpoint } from '../../panel-kit/ask-endpoint.ts'
import { ClinicLink } from '../../panel-kit/clinic-link.tsx'
import { sayIn } from '../../panel-kit/say.ts'
import { StatusPill } from '../../panel-kit/status/status-pill.tsx'
import { usePanelLanguage } from '../../panel-kit/use-say.ts'
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
  const language = usePanelLanguage()
  const say = sayIn(language)
  const { duplicates, clinic, takesClinic, sent, tidied } = review
  const others = duplicates.filter(({ id }) => id !== clinic?.id)
  const mayLink = takesClinic && !clinic
  const link = (id: number) =>
    perform(async () => {
      await askEndpoint(`/submissions/${sent.id}/clinic`, { clinic: id })
      return say({
        en: 'The submission is now linked to that clinic. Copy anything new into that clinic.',
        es: 'La solicitud ya está vinculada a esa clínica. Copie en esa clínica lo que sea nuevo.',
      })
    })
  return (
    <section
      className="review-card"
      aria-label={say({ en: 'Likely duplicates', es: 'Posibles duplicados' })}
    >
      <h2>{say({ en: 'Is it already listed?', es: '¿Ya está en el directorio?' })}</h2>
      {others.length === 0 && (
        <p className="review-quiet">
          {say({
            en: 'No other clinic has this number or address, or a similar name.',
            es: 'Ninguna otra clínica tiene este número o esta dirección, ni un nombre parecido.',
          })}
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
            <p className="review-why">{reasonWords(candidate.reasons, language)}</p>
            <Differences candidate={candidate} tidied={tidied} />
            <p className="review-row">
              {candidate.phone && (
                <a href={outbound.telephone(candidate.phone)}>
                  {say({ en: 'Call', es: 'Llamar' })}
                </a>
              )}
              {candidate.slug && (
                <a href={paths.clinic(candidate.slug)} target="_blank" rel="noopener">
                  {say({ en: 'Public page', es: 'Página pública' })}
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
                {say({ en: 'Link to this clinic', es: 'Vincular a esta clínica' })}
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
  const language = usePanelLanguage()
  const say = sayIn(language)
  const differences = differencesOf(tidied, candidate, language)
  if (differences.length === 0)
    return <p>{say({ en: 'No differences.', es: 'No hay diferencias.' })}</p>
  return (
    <table className="review-differences">
      <thead>
        <tr>
          <th scope="col">
            <span className="review-hidden">{say({ en: 'Field', es: 'Campo' })}</span>
          </th>
          <th scope="col">{say({ en: 'Sent', es: 'Enviado' })}</th>
          <th scope="col">{say({ en: 'Listed', es: 'En el directorio' })}</th>
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
