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

/**
 * Whether a change is somebody else's. Of what was never public, the product itself may have made the
 * draft, say from a submission.
 */
export const isOthers = ({ isMine, who }: UnpublishedChange, wasPublic: boolean): boolean =>
  !isMine && (wasPublic || who !== null)

export interface UnpublishedChanges {
  /** Whether visitors have an earlier version. */
  isPublic: boolean
  changes: UnpublishedChange[]
}
