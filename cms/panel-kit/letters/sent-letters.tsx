'use client'
import { Button } from '@payloadcms/ui'
import type { KeptLetter } from '../../mail/queries/letters.ts'
import { momentInWords } from '../moment.ts'
import { onePress } from '../one-press.ts'
import './letters.css'

/** How a letter went, and what to do if it did not arrive. */
export const WENT: Record<KeptLetter['outcome'], string> = {
  sent: 'Sent',
  sending: 'Being sent',
  received: 'Received',
  failed: 'Not sent: the mail server could not be reached',
  refused: 'Refused: the mail server takes nothing for this address',
  'cut off': 'Perhaps not sent: the directory was stopped meanwhile',
  'not set up': 'Not sent: email is not set up',
}

const LOST: KeptLetter['outcome'][] = ['failed', 'refused', 'cut off']

/** Whether a letter did not arrive, or perhaps not. */
export const isLost = ({ outcome }: Pick<KeptLetter, 'outcome'>): boolean => LOST.includes(outcome)

interface AgainProps {
  busy: boolean
  onAgain: () => void
}

export const SendAgain = ({ busy, onAgain }: AgainProps) => (
  <Button
    buttonStyle="secondary"
    disabled={busy}
    margin={false}
    size="small"
    onClick={onePress(onAgain)}
  >
    Send again
  </Button>
)

interface LettersProps {
  letters: KeptLetter[]
  /** Called what the person who wrote to us is: 'Operator'. */
  other: string
  /** Left out if nothing can be sent now. */
  onAgain?: ((letter: KeptLetter) => void) | undefined
  busy: boolean
}

/** What was written to somebody and what they answered: when, by whom, and what became of it. */
export const SentLetters = ({ letters, other, onAgain, busy }: LettersProps) => (
  <ol className="letters" aria-label="Written so far">
    {letters.map((letter) => {
      const { id, kind, by, at, outcome, detail, text } = letter
      const lost = isLost(letter)
      return (
        <li key={id} className={kind === 'answer' ? 'letters-theirs' : undefined}>
          <p className="letters-head">
            <strong>{kind === 'answer' ? other : (by ?? 'Somebody who has left')}</strong>
            <time dateTime={at}>{momentInWords(at)}</time>
            <span className={lost ? 'letters-lost' : undefined}>
              {lost && detail ? `${WENT[outcome]} (${detail})` : WENT[outcome]}
            </span>
          </p>
          <p className="letters-text">{text}</p>
          {lost && onAgain && <SendAgain busy={busy} onAgain={() => onAgain(letter)} />}
        </li>
      )
    })}
  </ol>
)
