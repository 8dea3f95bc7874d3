/**
 * What became of an email. 'refused' is final: the mail host takes nothing for this address.
 * 'sending' stays if the process ended before it knew.
 */
export const OUTCOMES = ['sending', 'sent', 'refused', 'failed', 'not set up'] as const
export type Outcome = (typeof OUTCOMES)[number]

export interface Delivery {
  outcome: Outcome
  /** Codes of the mail library and the mail host, such as 'EENVELOPE 550'. */
  detail?: string
}
