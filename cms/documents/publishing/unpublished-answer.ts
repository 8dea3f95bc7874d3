import type { Locale } from '../../contract/constants.ts'

/** A change in a draft that is not published yet. */
export interface UnpublishedChange {
  /** The field's label. */
  field: string
  /** Null for what all languages share. */
  locale: Locale | null
  /** Who changed it last; null if that was no person, or is not known. */
  who: string | null
  isMine: boolean
}

export interface UnpublishedChanges {
  /** Whether visitors have an earlier version. */
  isPublic: boolean
  changes: UnpublishedChange[]
}
