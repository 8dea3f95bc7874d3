/**
 * The vendors whose scripts the site settings can allow, and the kinds of pages. Like the
 * constants, this is kept apart from the schemas.
 */

/** The kinds of pages that can be ticked. */
export const PAGE_KINDS = [
  'home',
  'browse',
  'state',
  'reading',
  'about',
  'forms',
  'legal',
  'search',
  'map',
  'clinic',
  'category',
] as const
export type PageKind = (typeof PAGE_KINDS)[number]

/** Pages whose address reveals what care someone looks for, or where. */
export const REVEALING_KINDS: readonly PageKind[] = ['search', 'map', 'clinic', 'category']

interface Vendor {
  /** The form of an identifier, which becomes part of an address. */
  pattern: RegExp
  /** An example for people to compare theirs with. */
  example: string
  origin: string
  /** The script's path at that origin, for an identifier. */
  path: (identifier: string) => string
}

/** Google Analytics and Google AdSense, as their own instructions load them. */
export const VENDORS = {
  analytics: {
    pattern: /^G-[A-Z0-9]{4,16}$/,
    example: 'G-ABC1234567',
    origin: 'https://www.googletagmanager.com',
    path: (identifier) => `/gtag/js?id=${identifier}`,
  },
  advertising: {
    pattern: /^ca-pub-\d{10,20}$/,
    example: 'ca-pub-1234567890123456',
    origin: 'https://pagead2.googlesyndication.com',
    path: (identifier) => `/pagead/js/adsbygoogle.js?client=${identifier}`,
  },
} as const satisfies Record<string, Vendor>

export type VendorName = keyof typeof VENDORS
export const VENDOR_NAMES = Object.keys(VENDORS) as VendorName[]
