import type { LikeBy, MergeScreen } from '../../clinics/index.ts'
import type { PairState, Saying } from '../decisions.ts'

/** One of two clinics that may be the same. */
export interface PairClinic {
  id: number
  name: string
  address: string | null
  city: string | null
  /** Postal abbreviation. */
  state: string | null
  phone: string | null
  isPublished: boolean
  /** Whether it is in the trash, or was merged. */
  isGone: boolean
  /** The list that it came from; 'editor' if somebody typed it. */
  source: string
  /** Degrees, WGS 84. */
  latitude: number | null
  longitude: number | null
  /** Whether the point stands for a whole ZIP code. */
  isApproximate: boolean
}

export interface PairRow {
  id: number
  /** From 0 to 1; the higher, the likelier. */
  score: number
  /** In words, strongest first. */
  reasons: string[]
  by: LikeBy[]
  decision: PairState
  /** What is new since somebody decided, in words. */
  askedAgain: string | null
  decidedBefore: Saying | null
  decidedAt: string | null
  /** A name, or an email address. */
  decidedBy: string | null
  one: PairClinic
  two: PairClinic
}

/** Pairs on a page of the queue. */
export const PER_PAGE = 50

export interface PairsPage {
  pairs: PairRow[]
  /** Of those that the filter leaves. */
  total: number
  open: number
  decided: number
}

export interface PairScreen {
  pair: PairRow
  /** Left is the pair's first clinic. Null for two that were merged. */
  screen: MergeScreen | null
  /** The number that both have, if people may call it a switchboard. */
  sharedPhone: string | null
  /** Whether they do already. */
  isSwitchboard: boolean
  /** Miles; null if a point is missing. */
  miles: number | null
  /** The next open pair in the queue. */
  next: number | null
}
