'use client'
import type { KeptLetter } from '../../mail/queries/letters.ts'
import { CopyLink } from '../../panel-kit/copy-link.tsx'
import { isLost, SendAgain, WENT } from '../../panel-kit/letters/sent-letters.tsx'
import { momentInWords } from '../../panel-kit/moment.ts'
import { sayIn } from '../../panel-kit/say.ts'
import { statusWords } from '../../panel-kit/status/status-words.ts'
import { usePanelLanguage } from '../../panel-kit/use-say.ts'
import type { LoggedStep } from '../endpoints/review-answer.ts'

interface StepLogProps {
  log: LoggedStep[]
  /** What was sent at steps. */
  letters: KeptLetter[]
  /** Path of the operator's private page. */
  link: string
  mailsOperator: boolean
  busy: boolean
  /** Sends the last of the letters again. */
  onAgain: () => void
}

/** Who did what and when, with a link to the page where the operator sees it without names. */
export const StepLog = ({ log, letters, link, mailsOperator, busy, onAgain }: StepLogProps) => {
  const language = usePanelLanguage()
  const say = sayIn(language)
  return (
    <section className="review-card" aria-label={say({ en: 'So far', es: 'Hasta ahora' })}>
      <h2>{say({ en: 'So far', es: 'Hasta ahora' })}</h2>
      <ol className="review-log">
        {log.map(({ step, at, by, note }) => (
          <li key={`${step} ${at}`}>
            <strong>{say(statusWords(step))}</strong>{' '}
            <time dateTime={at}>{momentInWords(at, language)}</time>
            {by && say({ en: ` by ${by}`, es: ` por ${by}` })}
            {note && <p>{note}</p>}
          </li>
        ))}
      </ol>
      {letters.map(({ id, subject, text, at, outcome }) => (
        <details key={id}>
          <summary>
            {say(WENT[outcome])}, <time dateTime={at}>{momentInWords(at, language)}</time>:{' '}
            {subject}
          </summary>
          <p className="review-letter">{text}</p>
        </details>
      ))}
      {mailsOperator && letters.slice(-1).some(isLost) && (
        <SendAgain busy={busy} onAgain={onAgain} />
      )}
      <p className="review-quiet">
        <a href={link} target="_blank" rel="noopener">
          {say({ en: 'What the operator sees', es: 'Lo que ve el operador' })}
        </a>{' '}
        <CopyLink path={link} />
        {mailsOperator
          ? say({
              en: ' They get an email at each step.',
              es: ' Recibe un correo en cada paso.',
            })
          : say({
              en: ' Email is not set up, so they hear nothing unless you send them this link.',
              es: ' El correo no está configurado, así que no se entera de nada si usted no le manda este enlace.',
            })}
      </p>
    </section>
  )
}
