import type { Locale } from '../../contract/constants.ts'

/** Left is the clinic whose form is open; right is the one that may be the same. */
export type Side = 'left' | 'right'
export const SIDES = ['left', 'right'] as const
export const otherSide = (side: Side): Side => (side === 'left' ? 'right' : 'left')

/** One of two clinics that may be the same. */
export interface MergeSide {
  id: number
  name: string
  slug: string
  isPublished: boolean
  /** Then it is private after the merge, whichever stays. */
  addressIsPrivate: boolean
  lastVerifiedAt: string | null
  /** Of its latest version: a merge is refused if this has changed since the comparison. */
  updatedAt: string
  /** Who else has its form open. */
  openWith: string | null
  /** When the unpublished draft of the published clinic was last saved; null if it has none. */
  draftSince: string | null
}

/** A fact in which the two differ. A text is null where that clinic says nothing. */
export interface MergeRow {
  name: string
  label: string
  texts: Record<Side, Record<Locale, string | null>>
  /** The side that is more likely right; null if nothing favors either. */
  preferred: Side | null
}

/** What is shown before two clinics are merged. */
export interface MergeScreen {
  sides: Record<Side, MergeSide>
  rows: MergeRow[]
  /** Which one should stay. */
  stays: Side
}
