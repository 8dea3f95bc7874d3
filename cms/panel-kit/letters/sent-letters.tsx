'use client'
import { Button } from '@payloadcms/ui'
import type { KeptLetter } from '../../mail/queries/letters.ts'
import { momentInWords } from '../moment.ts'
import { onePress } from '../one-press.ts'
import './letters.css'
import { type InEach, sayIn } from '../say.ts'
import { usePanelLanguage, useSay } from '../use-say.ts'

/** How a letter went, and what to do if it did not arrive. */
export const WENT: Record<KeptLetter['outcome'], InEach> = {
  sent: { en: 'Sent', es: 'Enviado' },
  sending: { en: 'Being sent', es: 'Enviando' },
  received: { en: 'Received', es: 'Recibido' },
  failed: {
    en: 'Not sent: the mail server could not be reached',
    es: 'No enviado: no hubo conexión con el servidor de correo',
  },
  refused: {
    en: 'Refused: the mail server takes nothing for this address',
    es: 'Rechazado: el servidor de correo no acepta nada para esta dirección',
  },
  'cut off': {
    en: 'Perhaps not sent: the directory was stopped meanwhile',
    es: 'Quizás no enviado: el directorio se detuvo mientras tanto',
  },
  'not set up': {
    en: 'Not sent: email is not set up',
    es: 'No enviado: el correo no está configurado',
  },
}

const LOST: KeptLetter['outcome'][] = ['failed', 'refused', 'cut off']

/** Whether a letter did not arrive, or perhaps not. */
export const isLost = ({ outcome }: Pick<KeptLetter, 'outcome'>): boolean => LOST.includes(outcome)

interface AgainProps {
  busy: boolean
  onAgain: () => void
}

export const SendAgain = ({ busy, onAgain }: AgainProps) => {
  const say = useSay()
  return (
    <Button
      buttonStyle="secondary"
      disabled={busy}
      margin={false}
      size="small"
      onClick={onePress(onAgain)}
    >
      {say({ en: 'Send again', es: 'Enviar de nuevo' })}
    </Button>
  )
}

interface LettersProps {
  letters: KeptLetter[]
  /** Called what the person who wrote to us is: 'Operator'. */
  other: string
  /** Left out if nothing can be sent now. */
  onAgain?: ((letter: KeptLetter) => void) | undefined
  busy: boolean
}

/** What was written to somebody and what they answered: when, by whom, and what became of it. */
export const SentLetters = ({ letters, other, onAgain, busy }: LettersProps) => {
  const language = usePanelLanguage()
  const say = sayIn(language)
  return (
    <ol className="letters" aria-label={say({ en: 'Written so far', es: 'Escrito hasta ahora' })}>
      {letters.map((letter) => {
        const { id, kind, by, at, outcome, detail, text } = letter
        const lost = isLost(letter)
        return (
          <li key={id} className={kind === 'answer' ? 'letters-theirs' : undefined}>
            <p className="letters-head">
              <strong>
                {kind === 'answer'
                  ? other
                  : (by ?? say({ en: 'Somebody who has left', es: 'Alguien que ya no está' }))}
              </strong>
              <time dateTime={at}>{momentInWords(at, language)}</time>
              <span className={lost ? 'letters-lost' : undefined}>
                {lost && detail ? `${say(WENT[outcome])} (${detail})` : say(WENT[outcome])}
              </span>
            </p>
            <p className="letters-text">{text}</p>
            {lost && onAgain && <SendAgain busy={busy} onAgain={() => onAgain(letter)} />}
          </li>
        )
      })}
    </ol>
  )
}
