'use client'
import { Button } from '@payloadcms/ui'
import { localeOf } from '../../contract/paths.ts'
import { languageName } from '../../documents/language-name.ts'
import type { LetterOutcome } from '../../mail/outcome.ts'
import { askEndpoint } from '../../panel-kit/ask-endpoint.ts'
import { CopyLink } from '../../panel-kit/copy-link.tsx'
import { forgetTyping } from '../../panel-kit/kept-typing.ts'
import { SentLetters } from '../../panel-kit/letters/sent-letters.tsx'
import { useOpening } from '../../panel-kit/letters/use-opening.ts'
import { WriteLetter } from '../../panel-kit/letters/write-letter.tsx'
import { onePress } from '../../panel-kit/one-press.ts'
import { type InEach, sayIn } from '../../panel-kit/say.ts'
import { usePanelLanguage } from '../../panel-kit/use-say.ts'
import { ANSWERED } from '../conversation.ts'
import type { SubmissionReview } from '../endpoints/review-answer.ts'
import type { RunAction } from './review.tsx'

/** What became of a question. It stands on the private page in any case. */
const SAID: Record<LetterOutcome, InEach> = {
  sent: {
    en: 'The question has been sent. The answer will appear here.',
    es: 'La pregunta se envió. La respuesta aparecerá aquí.',
  },
  sending: { en: 'The question is already being sent.', es: 'La pregunta ya se está enviando.' },
  received: { en: '', es: '' },
  failed: {
    en: 'The email could not be sent: the mail server could not be reached. Send it again in a while, or send the operator their link.',
    es: 'No se pudo enviar el correo: no hubo conexión con el servidor de correo. Envíelo de nuevo en un rato, o mándele al operador su enlace.',
  },
  refused: {
    en: 'The email was refused: the mail server takes nothing for this address. Call the operator, or send them their link another way.',
    es: 'El correo fue rechazado: el servidor de correo no acepta nada para esta dirección. Llame al operador o mándele su enlace de otra manera.',
  },
  'cut off': {
    en: 'Nobody knows whether the email was sent.',
    es: 'No se sabe si el correo se envió.',
  },
  'not set up': {
    en: 'The question stands on the operator’s private page. Send them the link to it.',
    es: 'La pregunta está en la página privada del operador. Mándele el enlace.',
  },
}

interface ConversationProps {
  review: SubmissionReview
  busy: boolean
  perform: RunAction
}

/** What the operator was asked and has answered, and where to ask. */
export const Conversation = ({ review, busy, perform }: ConversationProps) => {
  const language = usePanelLanguage()
  const say = sayIn(language)
  const { sent, letters, canAsk, questions, mailsOperator, link } = review
  const path = `/submissions/${sent.id}/questions`
  const about = `question-${sent.id}`
  const opening = useOpening(about)
  const locale = localeOf(sent.locale)
  const written = letters.filter(({ kind }) => kind !== 'step')
  if (!canAsk && written.length === 0) return null

  const finish = () => {
    opening.close()
    forgetTyping(about)
  }
  const ask = (text: string, done = () => {}) =>
    perform(async () => {
      const { mail } = await askEndpoint<{ mail: LetterOutcome }>(path, { text })
      if (mail !== 'failed') done()
      return say(SAID[mail])
    })
  const takeUp = () =>
    perform(async () => {
      await askEndpoint(`/submissions/${sent.id}/answer-read`, {})
      return say({
        en: 'The answer is no longer marked as new.',
        es: 'La respuesta ya no está marcada como nueva.',
      })
    })
  return (
    <section
      className="review-card"
      aria-label={say({ en: 'Questions to the operator', es: 'Preguntas al operador' })}
    >
      <h2>{say({ en: 'Questions to the operator', es: 'Preguntas al operador' })}</h2>
      {written.length > 0 && (
        <SentLetters
          letters={written}
          other={sent.contactName}
          busy={busy}
          onAgain={canAsk && mailsOperator ? ({ text }) => void ask(text) : undefined}
        />
      )}
      {opening.isOpen && canAsk ? (
        <WriteLetter
          path={path}
          about={about}
          label={say({ en: 'Your question', es: 'Su pregunta' })}
          send={say({ en: 'Ask the operator', es: 'Preguntar al operador' })}
          nameOf={(locale) => languageName(locale, language)}
          locale={locale}
          ready={{ [locale]: questions }}
          onSend={({ text }) => ask(text, finish)}
          isWanted={opening.wasPressed}
          onCancel={opening.close}
        />
      ) : (
        <div className="review-row">
          {canAsk && (
            <Button buttonStyle="secondary" disabled={busy} margin={false} onClick={opening.open}>
              {say({ en: 'Ask the operator…', es: 'Preguntar al operador…' })}
            </Button>
          )}
          {sent.conversation === ANSWERED && (
            <Button
              buttonStyle="secondary"
              disabled={busy}
              margin={false}
              onClick={onePress(() => void takeUp())}
            >
              {say({ en: 'Mark the answer as read', es: 'Marcar la respuesta como leída' })}
            </Button>
          )}
        </div>
      )}
      {canAsk && !mailsOperator && (
        <p className="review-quiet">
          {say({
            en: 'Email is not set up. A question stands on the operator’s private page, so send them the link.',
            es: 'El correo no está configurado. Las preguntas aparecen en la página privada del operador, así que mándele el enlace.',
          })}{' '}
          <CopyLink path={link} />
        </p>
      )}
    </section>
  )
}
