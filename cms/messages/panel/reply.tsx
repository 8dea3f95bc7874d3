'use client'
import { Button } from '@payloadcms/ui'
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import type { MessageStatus } from '../../contract/constants.ts'
import { languageName } from '../../documents/language-name.ts'
import type { LetterOutcome } from '../../mail/outcome.ts'
import { askEndpoint, sentenceOf } from '../../panel-kit/ask-endpoint.ts'
import { forgetTyping } from '../../panel-kit/kept-typing.ts'
import type { LetterDesk } from '../../panel-kit/letters/letter-form.ts'
import { SentLetters } from '../../panel-kit/letters/sent-letters.tsx'
import { useOpening } from '../../panel-kit/letters/use-opening.ts'
import { WriteLetter } from '../../panel-kit/letters/write-letter.tsx'
import { type InEach, sayIn } from '../../panel-kit/say.ts'
import { usePanelLanguage } from '../../panel-kit/use-say.ts'
import type { Letter } from './reply-link.ts'
import { replyLink } from './reply-link.ts'

interface Replied {
  mail: LetterOutcome
  status: MessageStatus
}

const SAID: Record<LetterOutcome, InEach> = {
  sent: {
    en: 'Your answer has been sent, and the message is marked as answered.',
    es: 'Su respuesta se envió y el mensaje quedó marcado como respondido.',
  },
  sending: { en: 'Your answer is already being sent.', es: 'Su respuesta ya se está enviando.' },
  received: { en: '', es: '' },
  failed: {
    en: 'Your answer could not be sent: the mail server could not be reached. It is kept above; send it again in a while.',
    es: 'No se pudo enviar su respuesta: no hubo conexión con el servidor de correo. Se conserva arriba; envíela de nuevo en un rato.',
  },
  refused: {
    en: 'Your answer was refused: the mail server takes nothing for this address. It is kept above. Is there a phone number?',
    es: 'Su respuesta fue rechazada: el servidor de correo no acepta nada para esta dirección. Se conserva arriba. ¿Hay un número de teléfono?',
  },
  'cut off': {
    en: 'Nobody knows whether your answer was sent.',
    es: 'No se sabe si su respuesta se envió.',
  },
  'not set up': {
    en: 'Email is not set up, so nothing was sent.',
    es: 'El correo no está configurado, así que no se envió nada.',
  },
}

interface ReplyProps {
  id: number | string
  letter: Letter
  onStatus: (status: MessageStatus) => void
  /** The other buttons. */
  children: ReactNode
}

/** What was answered, and where to answer: here, or in a mail program if no mail is set up. */
export const Reply = ({ id, letter, onStatus, children }: ReplyProps) => {
  const language = usePanelLanguage()
  const say = sayIn(language)
  const path = `/messages/${id}/letters`
  const about = `message-${id}`
  const [desk, setDesk] = useState<LetterDesk>()
  const opening = useOpening(about)
  const [busy, setBusy] = useState(false)
  const [notice, setNotice] = useState('')
  const told = useRef<HTMLParagraphElement>(null)
  const load = useCallback(async () => setDesk(await askEndpoint<LetterDesk>(path)), [path])
  useEffect(() => {
    load().catch((error: unknown) => setNotice(sentenceOf(error)))
  }, [load])

  const finish = () => {
    opening.close()
    forgetTyping(about)
  }
  const send = async (written: { locale: string; text: string }, done = () => {}) => {
    const { mail, status } = await askEndpoint<Replied>(path, written)
    onStatus(status)
    setNotice(say(SAID[mail]))
    if (mail === 'sent' || mail === 'sending') done()
    await load()
    told.current?.focus()
  }
  const again = async ({ locale, text }: LetterDesk['letters'][number]) => {
    setBusy(true)
    await send({ locale: locale ?? letter.locale, text }).catch((error: unknown) =>
      setNotice(sentenceOf(error)),
    )
    setBusy(false)
  }
  return (
    <>
      {desk && desk.letters.length > 0 && (
        <SentLetters
          letters={desk.letters}
          other={letter.name}
          busy={busy}
          onAgain={desk.sendsMail ? (kept) => void again(kept) : undefined}
        />
      )}
      <p ref={told} tabIndex={-1} role="status" className="letter-notice">
        {notice}
      </p>
      {opening.isOpen && desk && (
        <WriteLetter
          path={path}
          about={about}
          label={say({ en: 'Your answer', es: 'Su respuesta' })}
          send={say({ en: 'Send the answer', es: 'Enviar la respuesta' })}
          nameOf={(locale) => languageName(locale, language)}
          locale={letter.locale}
          ready={desk.ready}
          onSend={(written) => send(written, finish)}
          isWanted={opening.wasPressed}
          onCancel={opening.close}
        />
      )}
      {desk && !desk.sendsMail && (
        <p className="letter-quiet">
          {say({
            en: 'Email is not set up, so nothing can be sent from here. “Reply” opens your own mail program; mark the message as answered when you have sent it.',
            es: 'El correo no está configurado, así que desde aquí no se puede enviar nada. «Responder» abre su propio programa de correo; marque el mensaje como respondido cuando lo haya enviado.',
          })}
        </p>
      )}
      <div className="letter-actions">
        {desk?.sendsMail && !opening.isOpen && (
          <Button margin={false} onClick={opening.open}>
            {say({ en: 'Reply', es: 'Responder' })}
          </Button>
        )}
        {desk && !desk.sendsMail && (
          <Button el="anchor" margin={false} url={replyLink(letter)}>
            {say({ en: 'Reply', es: 'Responder' })}
          </Button>
        )}
        {children}
      </div>
    </>
  )
}
