import type { Locale } from '../contract/constants.ts'
import type { Transaction } from '../database/in-transaction.ts'
import type { LetterOutcome } from './outcome.ts'
import { type About, type KeptLetter, keepLetter, lettersAbout } from './queries/letters.ts'
import { takeUpLetter } from './queries/take-up-letter.ts'

/** What a colleague has written. */
export interface Written {
  kind: Extract<KeptLetter['kind'], 'reply' | 'question'>
  locale: Locale
  subject: string
  text: string
  /** Id of the colleague. */
  by: number
}

/** A letter that is kept; `isNew` if it is still to be sent. */
export interface Begun {
  id: number
  isNew: boolean
  outcome: LetterOutcome
}

const DAY_MS = 24 * 60 * 60 * 1_000

const isSame = (written: Written) => (kept: KeptLetter) =>
  kept.kind === written.kind && kept.text === written.text && kept.locale === written.locale

const isOnItsWay = ({ outcome, at }: KeptLetter) =>
  (outcome === 'sent' || outcome === 'sending') && Date.parse(at) > Date.now() - DAY_MS

/**
 * Keeps a letter before it is sent, so that two presses send it once: the same one within a day was
 * pressed twice, or its answer was lost. One that did not arrive is sent again. The caller has locked what
 * it is about.
 * @returns undefined if that has gone
 */
export const beginLetter = async (
  req: Transaction,
  about: About,
  written: Written,
): Promise<Begun | undefined> => {
  const same = (await lettersAbout(req, about)).findLast(isSame(written))
  if (same && isOnItsWay(same)) return { id: same.id, isNew: false, outcome: same.outcome }
  const outcome = 'sending'
  if (same && same.outcome !== 'sent') {
    await takeUpLetter(req, same.id, written.by)
    return { id: same.id, isNew: true, outcome }
  }
  const id = await keepLetter(req, about, { ...written, outcome })
  return id === undefined ? undefined : { id, isNew: true, outcome }
}
