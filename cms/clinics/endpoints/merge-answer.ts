import type { Locale } from '../../contract/constants.ts'

/** Left is the clinic whose form it is; right is the one that may be the same. */
export type Side = 'left' | 'right'
export const SIDES = ['left', 'right'] as const
export const otherSide = (side: Side): Side => (side === 'left' ? 'right' : 'left')

/** One of two clinics that may be the same. */
export interface MergeSide {
  id: number
  name: string
  slug: string
  isPublished: boolean
  lastVerifiedAt: string | null
  /** Of its latest version: what is merged has to be what was compared. */
  updatedAt: string
  /** Who else has its form open. */
  openWith: string | null
  /** Since when a draft waits over the published clinic. */
  draftSince: string | null
}

/** Something in which the two differ. Null where one says nothing. */
export interface MergeRow {
  name: string
  label: string
  texts: Record<Side, Record<Locale, string | null>>
  /** Whose is likelier to be right; null where nothing speaks for either. */
  preferred: Side | null
}

/** What is shown before two clinics become one. */
export interface MergeScreen {
  sides: Record<Side, MergeSide>
  rows: MergeRow[]
  /** Which one should stay. */
  stays: Side
}
