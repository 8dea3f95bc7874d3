import type { Report } from '../../clinics/index.ts'
import type { Said } from '../../corrections/index.ts'
import type { FactValues } from '../present/fact-values.ts'
import type { FactName } from '../present/facts.ts'
import type { ListsInWords } from '../present/lists-in-words.ts'
import type { List } from '../queries/due-clinics.ts'
import type { Reason } from '../reasons.ts'
import type { Signal } from '../signals/signals.ts'
import type { NoticeInput } from './notice.ts'

/** One attempt to verify a clinic, and its outcome. */
export interface PastVerification {
  id: number
  at: string
  /** Name of the caller; null if the account no longer exists. */
  by: string | null
  outcome: string
  note: string | null
  /** What the call changed, in words. */
  sentences: string[]
  undoneAt: string | null
  undoneBy: string | null
}

/** Who has the clinic’s form open, or since when there has been a draft. */
export interface OtherEdits {
  openWith: string | null
  draftSince: string | null
}

/** When somebody answers at a clinic. */
export interface Times {
  isOpen: boolean
  /** As in the IANA database. */
  timeZone: string
  /** When it opens next; null if it is open. */
  opensAt: string | null
  /** Today's, in words. */
  hours: string
  /** Today's, if it is a federal holiday there. */
  holiday: string | null
}

/** What a correction says is right. */
export interface ValueSaid {
  correction: number
  /** By the fact's name. */
  values: Corrections
  /** 'Phone: 864-555-0177' */
  words: string[]
}

/** A clinic as the caller sees it: what is published, and what was asked before. */
export interface ClinicToVerify extends OtherEdits {
  id: number
  slug: string
  /** 'Anderson, South Carolina' */
  town: string
  state: number
  /** 'numbers' if no number of it works: somebody has to find one first. */
  list: List
  /** The number that doesn't work; null if there is none. */
  wrongPhone: string | null
  /** Where its facts came from, to look there for a number. */
  source: { name: string; id: string | null }
  reason: Reason
  /** Since when there is that reason, if it is news. */
  reasonSince: string | null
  /** False if somebody calls ahead of time. */
  isDue: boolean
  reportedWrongAt: string | null
  /** Since it was last verified, newest first. */
  reports: Report[]
  /** What visitors say is wrong, by what it is about, the most urgent first. */
  said: Said[]
  /** What can be told without a call. */
  signals: Signal[]
  /** Those of these that can be read as values. */
  saidValues: ValueSaid[]
  changedAtSourceAt: string | null
  /** If it is closed for now. */
  closedUntil: string | null
  /** What visitors read for now. */
  notice: NoticeInput
  lastVerifiedAt: string | null
  /** Unanswered calls in a row. */
  unansweredCalls: number
  times: Times
  /** Of the published document: an answer only counts for the version that was shown. */
  updatedAt: string
  facts: FactValues
  listsInWords: ListsInWords
  /** Keys of answered questions about possible slips. */
  confirmed: string[]
  /** Newest first. */
  history: PastVerification[]
}

/** The month so far. */
export interface Month {
  /** Every day up to today, '2026-11-21'. */
  days: { day: string; done: number; tried: number }[]
  due: number
  /** Due by the end of the month, including those that are due now. */
  dueThisMonth: number
  nextDueAt: string | null
  /** Clinics for which somebody has to find a number. */
  numbers: number
}

export interface Turn {
  /** Null if nothing is due, or others have claimed all that is. */
  clinic: ClinicToVerify | null
  month: Month
  /** If none of those that are due is open: when the first one opens. */
  opensAt: string | null
  /** The person’s last call, while they can undo it. */
  undo: { call: number; label: string } | null
  /** How many are due of the person's list or filter; null if they call from the whole queue. */
  offered: number | null
}

/** The answer to an outcome. */
export type Settled =
  | { saved: true; message: string; turn: Turn }
  /** Somebody changed the clinic after it was shown: nothing is written; `clinic` is current. */
  | { saved: false; clinic: ClinicToVerify }

export type Corrections = Partial<Pick<FactValues, FactName>>
