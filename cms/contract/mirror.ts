/**
 * The lists of a mirror: a copy of the public site as files, with a search that needs only them.
 * Written by `npm run mirror`, read by the search's script.
 */
import type { Point } from './miles-between.ts'
import { type Locale, pathIn, pathsFor } from './paths.ts'
import type { PhoneLine } from './phone-lines.ts'

// The script takes these from here, since the contract's index brings the validation library.
export { DEFAULT_DISTANCE, DISTANCES } from './constants.ts'
export { milesBetween, type Point } from './miles-between.ts'
export { lineToCall } from './phone-lines.ts'
export { urgentNeed } from './urgent-need.ts'

const LISTS = '/lists/'

/** The files that are the same in every language. Prefixes are the first three digits of ZIP codes. */
export const mirrorData = {
  states: `${LISTS}states.json`,
  zip: (prefix: string) => `${LISTS}zip/${prefix}.json`,
  town: (key: string) => `${LISTS}towns/${key.slice(0, 2)}.json`,
  style: '/mirror.css',
}

/** Where the mirror's own pages are in a language, and their script. */
export const mirrorPaths = (locale: Locale) => {
  const at = (path: string) => pathIn(locale, path)
  return {
    /** With a slash at the end, an object store answers without a redirect, which would lose the query. */
    search: `${pathsFor(locale).search()}/`,
    lists: at(LISTS),
    state: (slug: string) => at(`${LISTS}${slug}/`),
    town: (stateSlug: string, townSlug: string) => at(`${LISTS}${stateSlug}/${townSlug}/`),
    zips: at(`${LISTS}zip/`),
    zip: (prefix: string) => at(`${LISTS}zip/${prefix}/`),
    script: at('/mirror-search.js'),
    /** The page for addresses without one. */
    missing: at('/404.html'),
  }
}

type PerLocale<Value> = Record<Locale, Value>

/** What a list shows of a clinic. */
export interface MirrorClinic {
  slug: string
  name: string
  address: string
  city: string
  /** Postal abbreviation. */
  state: string
  zipCode: string | null
  phone: string | null
  phoneExtension: string | null
  /** Its further lines, if it has any. */
  phones?: PhoneLine[]
  /** Degrees, WGS 84. */
  latitude: number | null
  longitude: number | null
  isApproximate: boolean
  /** Then its point is the middle of its town. */
  addressIsPrivate: boolean
  isFree: boolean
  isLowCost: boolean
  services: PerLocale<string[]>
  /** Slugs of its categories. */
  categories: string[]
}

/** Of the ZIP codes that begin with the same three digits. */
export interface MirrorZipFile {
  /** The middle of each, by its five digits. */
  zips: Record<string, [latitude: number, longitude: number]>
  /** Prefixes with clinics around here, itself included, and how many miles away they are at least. */
  near: [prefix: string, miles: number][]
  clinics: MirrorClinic[]
}

export interface MirrorTown extends Point {
  name: string
  /** Postal abbreviation. */
  state: string
  /** Of the ZIP code that is nearest. */
  prefix: string
}

/** Towns and counties by `mirrorKey`; of the same name the most populous first. */
export type MirrorTownFile = Record<string, MirrorTown[]>

export interface MirrorState {
  names: PerLocale<string>
  abbreviation: string
  slug: string
}

const WRITTEN_OUT: Record<string, string> = { st: 'saint', ft: 'fort', mt: 'mount' }

/** The form in which names of places are compared: 'St. Paul' and 'Saint Paul' → 'saintpaul'. */
export const mirrorKey = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}'’.]/gu, '')
    .split(/[^a-z0-9]+/)
    .map((word) => WRITTEN_OUT[word] ?? word)
    .join('')
