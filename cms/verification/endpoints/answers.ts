import type { Report } from '../../clinics/index.ts'
import type { FactValues } from '../present/fact-values.ts'
import type { FactName } from '../present/facts.ts'

/** One attempt to verify a clinic, and what came of it. */
export interface PastVerification {
  id: number
  at: string
  /** Name or address of who did it; null once they are gone. */
  by: string | null
  outcome: string
  note: string | null
  askAgainOn: string | null
  changes: { field: string; before: string | null; after: string | null }[]
  undoneAt: string | null
  undoneBy: string | null
}

/** Whom the clinic’s form is open with, or since when a draft waits there. */
export interface OtherEdits {
  openWith: string | null
  draftSince: string | null
}

/** A clinic as whoever calls it sees it: what is published, and what was asked before. */
export interface ClinicToVerify extends OtherEdits {
  id: number
  slug: string
  /** 'Anderson, South Carolina' */
  town: string
  state: number
  reason: 'reported' | 'changed' | 'never' | 'due'
  /** False where somebody calls ahead of time. */
  isDue: boolean
  reportedWrongAt: string | null
  /** Since it was last verified, newest first. */
  reports: Report[]
  changedAtSourceAt: string | null
  lastVerifiedAt: string | null
  /** Calls in a row that nobody has answered. */
  callsInVain: number
  /** Of the published document: what is answered is only taken for what is shown. */
  updatedAt: string
  facts: FactValues
  /** Questions about slips that are answered, by their keys. */
  confirmed: string[]
  /** Newest first. */
  history: PastVerification[]
}

/** How the month stands. */
export interface Month {
  /** Every day until today, '2026-11-21'. */
  days: { day: string; done: number; tried: number }[]
  due: number
  /** Due until the end of the month, those that are due now included. */
  dueThisMonth: number
  nextDueAt: string | null
}

export interface Turn {
  /** Null where nothing is due, or others have all that is. */
  clinic: ClinicToVerify | null
  month: Month
  /** The person’s last call, while they can take it back. */
  undo: { call: number; label: string } | null
}

/** The answer to an outcome. */
export type Settled =
  | { saved: true; message: string; turn: Turn }
  /** Somebody changed the clinic since it was shown: nothing is written, and this is how it is now. */
  | { saved: false; clinic: ClinicToVerify }

export type Corrections = Partial<Pick<FactValues, FactName>>
