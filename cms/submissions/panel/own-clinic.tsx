'use client'
import { Button } from '@payloadcms/ui'
import { pathsFor } from '../../contract/paths.ts'
import { askEndpoint } from '../../panel-kit/ask-endpoint.ts'
import { ClinicLink } from '../../panel-kit/clinic-link.tsx'
import type { InEach } from '../../panel-kit/say.ts'
import { useSay } from '../../panel-kit/use-say.ts'
import type { SubmissionClinic, SubmissionReview } from '../endpoints/review-answer.ts'
import type { RunAction } from './review.tsx'

const paths = pathsFor('en')

interface OwnClinicProps {
  review: SubmissionReview
  busy: boolean
  perform: RunAction
}

const whatItIs = ({ own, unpublished, slug }: SubmissionClinic): InEach => {
  if (!own)
    return {
      en: 'This clinic is already in the directory. Copy anything new into it and publish that. The last step here then only marks the submission as published.',
      es: 'Esta clínica ya está en el directorio. Copie en ella lo que sea nuevo y publíquelo. El último paso de aquí solo marca la solicitud como publicada.',
    }
  if (slug) return { en: 'It is in the directory.', es: 'Está en el directorio.' }
  return unpublished
    ? {
        en: 'A draft made from what was sent. Visitors don’t see it until it is published.',
        es: 'Un borrador creado con lo que se envió. Los visitantes no lo ven hasta que se publica.',
      }
    : {
        en: 'It was made from what was sent, and has no public page now.',
        es: 'Se creó con lo que se envió y ahora no tiene página pública.',
      }
}

/** The clinic in the directory: the draft made from the submission, or the one linked to it. */
export const OwnClinic = ({ review, busy, perform }: OwnClinicProps) => {
  const say = useSay()
  const { clinic, takesClinic, sent } = review
  if (!clinic && !takesClinic) return null
  const make = () =>
    perform(async () => {
      const { notes } = await askEndpoint<{ notes: string[] }>(`/submissions/${sent.id}/draft`, {})
      return [say({ en: 'The draft has been made.', es: 'Se creó el borrador.' }), ...notes].join(
        ' ',
      )
    })
  const unlink = () =>
    perform(async () => {
      await askEndpoint(`/submissions/${sent.id}/clinic`, { clinic: null })
      return say({
        en: 'The submission is no longer linked to that clinic.',
        es: 'La solicitud ya no está vinculada a esa clínica.',
      })
    })
  return (
    <section
      className="review-card"
      aria-label={say({ en: 'In the directory', es: 'En el directorio' })}
    >
      <h2>{say({ en: 'In the directory', es: 'En el directorio' })}</h2>
      {clinic ? (
        <>
          <p>
            <ClinicLink id={clinic.id}>{clinic.name}</ClinicLink>
            {clinic.slug && (
              <>
                {' · '}
                <a href={paths.clinic(clinic.slug)} target="_blank" rel="noopener">
                  {say({ en: 'Public page', es: 'Página pública' })}
                </a>
              </>
            )}
          </p>
          <p className="review-quiet">{say(whatItIs(clinic))}</p>
          {!clinic.own && takesClinic && (
            <Button
              buttonStyle="secondary"
              disabled={busy}
              margin={false}
              onClick={() => void unlink()}
            >
              {say({ en: 'Unlink this clinic', es: 'Desvincular esta clínica' })}
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
            {say({ en: 'Make a draft clinic', es: 'Crear un borrador de la clínica' })}
          </Button>
          <span>
            {say({
              en: 'It is filled in with what was sent. Review it before it is published.',
              es: 'Se llena con lo que se envió. Revíselo antes de publicarlo.',
            })}
          </span>
        </div>
      )}
    </section>
  )
}
