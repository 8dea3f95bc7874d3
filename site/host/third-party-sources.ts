import type { ThirdPartyScript } from '@healthcare-for-all/cms/contract'

/** Directives of a Content-Security-Policy that third-party scripts need opened. */
export type OpenedDirective = 'script-src' | 'connect-src' | 'img-src' | 'frame-src'

type Sources = Record<OpenedDirective, readonly string[]>

/** Google serves advertisements and checks them from all of these. */
const ADVERTISING = [
  'https://*.googlesyndication.com',
  'https://*.doubleclick.net',
  'https://*.googletagservices.com',
  'https://*.googleadservices.com',
  'https://*.adtrafficquality.google',
  'https://*.gstatic.com',
  'https://www.google.com',
]

/** As each company documents them, in addition to the origin of its script. */
const SOURCES: Record<ThirdPartyScript['vendor'], Sources> = {
  analytics: {
    'script-src': [],
    'connect-src': ['https://*.google-analytics.com', 'https://*.analytics.google.com'],
    'img-src': ['https://*.google-analytics.com'],
    'frame-src': [],
  },
  advertising: {
    'script-src': ADVERTISING,
    'connect-src': ADVERTISING,
    'img-src': ADVERTISING,
    'frame-src': ADVERTISING,
  },
}

/** The sources that a page's policy must allow for its scripts; empty if it has none. */
export const sourcesFor = (
  scripts: readonly ThirdPartyScript[],
  directive: OpenedDirective,
): string[] => [
  ...new Set(
    scripts.flatMap(({ vendor, src }) => [new URL(src).origin, ...SOURCES[vendor][directive]]),
  ),
]
