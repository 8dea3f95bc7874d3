import type { Locale } from '../../contract/constants.ts'
import type { OpenWeek } from '../../contract/open-week.ts'

/** A clinic’s published form in one language: what a search filters by, and the JSON it sends. */
export interface Listing {
  clinicId: number
  locale: Locale
  slug: string
  /** What lists are ordered by: the name in lowercase letters without accents. */
  sortName: string
  /** The town, written like that. */
  town: string
  state: string
  /** Ids of its categories. */
  categories: number[]
  /** Service names in lowercase letters. */
  services: string[]
  isFree: boolean
  isLowCost: boolean
  verified: boolean
  featured: boolean
  /** What searches filter by, as traitsOf names it. */
  traits: string[]
  /** What people name it by, as namedBy writes it. */
  namedBy: string[]
  openWeek: OpenWeek
  timeZone: string | null
  latitude: number | null
  longitude: number | null
  /** Whether its hours contradict each other, so that visitors don't see them all. */
  hoursInDoubt: boolean
  /** How many schedules and kinds of accessibility the open data has of it. */
  scheduleCount: number
  accessibilityCount: number
  /** The contract’s ClinicSummary as JSON. */
  summary: string
  /** The contract’s Clinic as JSON. */
  detail: string
}
