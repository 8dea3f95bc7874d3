/** What became of an email. 'refused' is final: the mail host takes nothing for this address. */
export type Outcome = 'sent' | 'refused' | 'failed' | 'not set up'

export interface Delivery {
  outcome: Outcome
  /** Codes of the mail library and the mail host, such as 'EENVELOPE 550'. */
  detail?: string
}
