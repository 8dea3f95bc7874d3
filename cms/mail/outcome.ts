/** What became of an email. 'refused' is final: the mail host takes nothing for this address. */
export type Outcome = 'sent' | 'refused' | 'failed' | 'not set up'

/**
 * What became of a letter that is kept. One that is being sent for longer than that takes was cut off, and
 * may have arrived; what a person wrote themselves was received.
 */
export type LetterOutcome = Outcome | 'sending' | 'cut off' | 'received'

export interface Delivery {
  outcome: Outcome
  /** Codes of the mail library and the mail host, such as 'EENVELOPE 550'. */
  detail?: string
}
