import type { MapTiles, ThirdPartyScript } from '@healthcare-for-all/cms/contract'
import { FRAME_ORIGINS } from '@healthcare-for-all/cms/contract/paths'
import { START_HASH, textHash } from './document.ts'
import { embeddedPolicy } from './embedded.ts'
import { type OpenedDirective, sourcesFor } from './third-party-sources.ts'

/** The host of the map's images, if it is another one. */
const tileHosts = (tiles: MapTiles | undefined) =>
  tiles && URL.canParse(tiles.url) ? [new URL(tiles.url).origin] : []

/** Where the frames with a clinic's map come from. With a map of our own there are none. */
const frameHosts = (tiles: MapTiles | undefined) =>
  tiles?.kind === 'vector' ? ["'self'"] : FRAME_ORIGINS

/**
 * The policy of a page. Pages differ only in their style hashes, because a visitor who navigates
 * inside the site keeps the policy of the page they entered on. Pages with third-party scripts also
 * allow those, and are entered and left by loading a new document.
 */
const contentSecurityPolicy = (
  styles: string[],
  scripts: readonly ThirdPartyScript[],
  tiles: MapTiles | undefined,
) => {
  const opened = (directive: OpenedDirective, ...own: string[]) =>
    [directive, ...own, ...sourcesFor(scripts, directive)].join(' ')
  return [
    "default-src 'self'",
    opened('script-src', "'self'", START_HASH),
    // The browser's code adds an empty style sheet, then rules: hence the hash of an empty text.
    `style-src 'self' ${['', ...styles].map(textHash).join(' ')}`,
    opened('connect-src', "'self'"),
    opened('img-src', "'self'", 'data:', ...tileHosts(tiles)),
    opened('frame-src', ...frameHosts(tiles)),
    // Not those of third parties.
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ')
}

/** Seconds after which an incomplete page is worth requesting again. */
const RETRY_AFTER = '5'

/** What all pages have. */
const plainHeaders = (status: number, isPrivate: boolean) => ({
  'Content-Type': 'text/html; charset=utf-8',
  'cache-control': isPrivate || status >= 500 ? 'no-store' : 'public, max-age=0, must-revalidate',
  ...(status === 503 ? { 'retry-after': RETRY_AFTER } : {}),
  'X-Content-Type-Options': 'nosniff',
})

/** Headers of a page for a frame on another site, whose address nobody else learns. */
export const embeddedHeaders = (status: number, styles: string[], development: boolean) => ({
  ...plainHeaders(status, false),
  'Referrer-Policy': 'no-referrer',
  'Permissions-Policy': 'geolocation=(), camera=(), microphone=()',
  ...(development ? {} : { 'Content-Security-Policy': embeddedPolicy(styles) }),
})

/** Headers of a rendered page. */
export const pageHeaders = (
  status: number,
  styles: string[],
  scripts: readonly ThirdPartyScript[],
  development: boolean,
  /** Whether the page is for one person only. */
  isPrivate = false,
  /** The images of the map; undefined if the settings failed to load. */
  tiles: MapTiles | undefined = undefined,
) => ({
  ...plainHeaders(status, isPrivate),
  // Other sites learn that someone came from here, but not what care they were looking for. The
  // same goes for third-party scripts on the next page, which can read document.referrer.
  'Referrer-Policy': 'strict-origin',
  'Permissions-Policy': 'geolocation=(self), camera=(), microphone=()',
  // Vite's client needs inline scripts and styles, and a socket.
  ...(development
    ? {}
    : { 'Content-Security-Policy': contentSecurityPolicy(styles, scripts, tiles) }),
})
