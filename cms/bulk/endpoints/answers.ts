import type { UnpublishedChange } from '../../documents/publishing/unpublished-answer.ts'
import type { Result } from '../queries/rows.ts'

/** A field of a document before and after an edit, in words. */
export interface FieldPreview {
  label: string
  before: string[]
  after: string[]
  /** What a list would have no longer. */
  lost: string[]
}

export interface DocumentPreview {
  id: number
  name: string
  fields: FieldPreview[]
}

/** A draft that publishing would make public. */
export interface WaitingDraft {
  id: number
  name: string
  /** Whether visitors have an earlier version, had one, or never had any. */
  visitors: 'have one' | 'had one' | 'never had one'
  /** Whether nothing in it is by anybody else. */
  isOwn: boolean
  changes: UnpublishedChange[]
}

/** What a change would do, before it is confirmed. */
export interface Review {
  /** How many documents are chosen: '42 clinics' */
  chosen: string
  /** Those that would change. */
  ids: number[]
  /** How many those are, which has to be confirmed: '41 clinics' */
  counted: string
  /** Whether that number has to be typed. */
  mustType: boolean
  /** Why this person can't do it; null if they can. */
  refusal: string | null
  /** To be sent with the confirmation. */
  seen: string
  /** How many of the chosen ones are that way already. */
  same: number
  /** Documents that would be left as they are, with the reason. */
  left: { id: number; name: string; reason: string }[]
  /** The first ten that would change, field by field; only of an edit. */
  preview: DocumentPreview[]
  /** Only of a publication. */
  drafts: WaitingDraft[]
}

/** An entry of the log. */
export interface Entry {
  id: number
  /** The address part of the collection. */
  on: string
  status: string
  /** Whether it is being changed or undone right now. */
  isRunning: boolean
  by: string
  undoneBy: string | null
  /** ISO 8601. */
  at: string
  /** What an edit did, in sentences; nothing for others. */
  edits: string[]
  counts: Record<Result | 'waiting', number>
  /** Why this person can't undo it; null if they can. */
  refusal: string | null
  documents: { id: number; name: string; result: Result | null; reason: string | null }[]
}
