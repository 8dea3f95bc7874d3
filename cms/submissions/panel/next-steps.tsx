'use client'
import { Button } from '@payloadcms/ui'
import { useId } from 'react'
import { type Locale, localeOf } from '../../contract/paths.ts'
import { languageName } from '../../documents/language-name.ts'
import type { Outcome } from '../../mail/outcome.ts'
import { askEndpoint } from '../../panel-kit/ask-endpoint.ts'
import { forgetTyping, useKept, useOwnTyping } from '../../panel-kit/kept-typing.ts'
import { onePress } from '../../panel-kit/one-press.ts'
import type { InEach } from '../../panel-kit/say.ts'
import { statusWords } from '../../panel-kit/status/status-words.ts'
import { useSay } from '../../panel-kit/use-say.ts'
import type { SubmissionReview } from '../endpoints/review-answer.ts'
import type { RunAction } from './review.tsx'

type Step = SubmissionReview['steps'][number]

interface Taken {
  status: string
  mail: Outcome
}

const MAILS: Record<Taken['mail'], InEach> = {
  sent: {
    en: ' The operator has been notified by email.',
    es: ' Se le avisó al operador por correo.',
  },
  failed: {
    en: ' The email to the operator could not be sent. The step was saved; you can send them their link.',
    es: ' No se pudo enviar el correo al operador. El paso se guardó; puede mandarle su enlace.',
  },
  refused: {
    en: ' The operator’s mail server takes no email for this address. The step was saved; call them, or send them their link another way.',
    es: ' El servidor de correo del operador no acepta correos para esta dirección. El paso se guardó; llámelo o mándele su enlace de otra manera.',
  },
  'not set up': { en: '', es: '' },
}

interface StepsProps {
  review: SubmissionReview
  busy: boolean
  perform: RunAction
}

/** The steps as buttons, the usual one first. */
export const NextSteps = ({ review, busy, perform }: StepsProps) => {
  const say = useSay()
  const { id, status } = review.sent
  const typing = useOwnTyping(`decline-${id}`)
  /** The reason for declining, while that is open. It survives what colleagues do meanwhile. */
  const [reason, setReason] = useKept<string | null>(typing, 'reason', null)
  const declining = reason !== null
  const take = (step: Step) =>
    perform(async () => {
      const body = { step: step.name, from: status, ...(declining && { reason }) }
      const { status: now, mail } = await askEndpoint<Taken>(`/submissions/${id}/step`, body)
      forgetTyping(typing.about)
      const words = statusWords(now)
      return say({
        en: `It is now ${words.en}.${MAILS[mail].en}`,
        es: `Ahora está ${words.es}.${MAILS[mail].es}`,
      })
    })
  const decline = review.steps.find(({ needsReason }) => needsReason)
  if (!decline && declining) setReason(null)
  const others = review.steps.filter((step) => step !== decline)
  const whyNot = ({ name }: Step) => (name === 'publish' ? review.whyUnpublishable : undefined)
  if (review.steps.length === 0 && status !== 'verified') return null
  return (
    <section className="review-card" aria-label={say({ en: 'Next step', es: 'Siguiente paso' })}>
      <h2>{say({ en: 'Next step', es: 'Siguiente paso' })}</h2>
      {(declining ? [] : others).map((step) => (
        <div key={step.name} className="review-step">
          <Button
            buttonStyle="primary"
            disabled={busy || whyNot(step) !== undefined}
            margin={false}
            onClick={onePress(() => void take(step))}
          >
            {say(step.label)}
          </Button>
          <span>{say(whyNot(step) ?? step.does)}</span>
        </div>
      ))}
      {status === 'verified' && others.length === 0 && (
        <p>
          {say({
            en: 'An editor or admin will publish it. Your part is done.',
            es: 'La publicará alguien de Edición o Administración. Su parte está hecha.',
          })}
        </p>
      )}
      {decline &&
        (declining ? (
          <Decline
            locale={localeOf(review.sent.locale)}
            reasons={review.reasons}
            reason={reason}
            onType={setReason}
            busy={busy}
            onCancel={() => setReason(null)}
            onDecline={() => void take(decline)}
          />
        ) : (
          <div className="review-step">
            <Button
              buttonStyle="secondary"
              disabled={busy}
              margin={false}
              onClick={() => setReason('')}
            >
              {say({ en: 'Decline…', es: 'Rechazar…' })}
            </Button>
          </div>
        ))}
    </section>
  )
}

interface DeclineProps {
  /** What the operator reads. */
  locale: Locale
  reasons: SubmissionReview['reasons']
  reason: string
  onType: (reason: string) => void
  busy: boolean
  onCancel: () => void
  onDecline: () => void
}

/** Asks for the reason, which the operator reads. */
const Decline = ({ locale, reasons, reason, onType, busy, onCancel, onDecline }: DeclineProps) => {
  const say = useSay()
  const id = useId()
  return (
    <fieldset className="review-decline">
      {reasons.length > 0 && (
        <label>
          {say({ en: 'Begin with a ready answer', es: 'Empezar con una respuesta preparada' })}{' '}
          <select
            value=""
            onChange={({ target }) =>
              onType(reasons.find(({ id }) => String(id) === target.value)?.text ?? reason)
            }
          >
            <option value="">{say({ en: 'Choose one', es: 'Elija una' })}</option>
            {reasons.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
      )}
      <label htmlFor={id}>
        {locale === 'en'
          ? say({ en: 'Reason (the operator will see it)', es: 'Motivo (el operador lo verá)' })
          : say({
              en: `Reason (the operator will see it, and reads ${languageName(locale)})`,
              es: `Motivo (el operador lo verá, y lee en ${languageName(locale, 'es')})`,
            })}
      </label>
      <textarea
        // biome-ignore lint/a11y/noAutofocus: it appears where somebody has just pressed for it
        autoFocus
        id={id}
        rows={3}
        maxLength={2_000}
        value={reason}
        onChange={({ target }) => onType(target.value)}
      />
      <div className="review-row">
        <Button
          buttonStyle="primary"
          disabled={busy || reason.trim() === ''}
          margin={false}
          onClick={onDecline}
        >
          {say({ en: 'Decline it', es: 'Rechazarla' })}
        </Button>
        <Button buttonStyle="secondary" disabled={busy} margin={false} onClick={onCancel}>
          {say({ en: 'Don’t decline', es: 'No rechazar' })}
        </Button>
      </div>
    </fieldset>
  )
}
