import type { Payload } from 'payload'
import type { Locale } from '../contract/constants.ts'
import { contactFields, faultIn } from '../contract/form-fields.ts'
import type { Begun } from './begin-letter.ts'
import type { Delivery, LetterOutcome } from './outcome.ts'
import { settleLetter } from './queries/letters.ts'
import { trySendingLetter } from './send-letter.ts'

type Sending = Parameters<typeof trySendingLetter>[2]

/** An address that the form took and no mail host would: it was typed before the form checked it. */
const WRONG_ADDRESS: Delivery = { outcome: 'refused', detail: 'address' }

/** Sends a letter to the address that a visitor has typed. */
export const sendToVisitor = (
  payload: Payload,
  locale: Locale,
  sending: Sending,
): Promise<Delivery> | Delivery =>
  faultIn(contactFields.email, sending.to)
    ? WRONG_ADDRESS
    : trySendingLetter(payload, locale, sending)

/** Sends a letter that has been begun, and keeps what became of it. */
export const sendBegun = async (
  payload: Payload,
  locale: Locale,
  { id, isNew, outcome }: Begun,
  sending: Sending,
): Promise<LetterOutcome> => {
  if (!isNew) return outcome
  const delivery = await sendToVisitor(payload, locale, {
    ...sending,
    // People wrote it, and an answer that nobody reads is no answer to them (RFC 3834).
    headers: { 'Auto-Submitted': 'no' },
  })
  await settleLetter({ payload }, id, delivery)
  return delivery.outcome
}
