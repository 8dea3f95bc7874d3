import type { Locale } from '../../contract/paths.ts'
import type { Arranged } from './arrange.ts'

/** Makes the page of a day: '2026-11-22' */
export type OnDay = (day: string) => string

/** How the site's pages look on a mirror. */
export interface MirrorSite {
  copyPage: (page: {
    /** Of the page. */
    address: string
    html: string
    policy: string
    hasScript?: boolean
    /** The addresses of all pages with clinics. */
    pages: { has: (address: string) => boolean }
  }) => OnDay
  searchPage: (copied: string, locale: Locale, lists: Arranged['lists'], day: string) => string
  /** In place of what the mirror lacks. */
  wayOnPage: (model: string, locale: Locale, lacking: 'map' | 'missing') => string
  listPages: (lists: Arranged['lists'], locale: Locale) => Map<string, (model: string) => string>
  mirrorFiles: () => Promise<Map<string, string>>
  mirrorVersion: () => Promise<string>
}
