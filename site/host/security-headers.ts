import type { ThirdPartyScript } from '@healthcare-for-all/cms/contract'
import { FRAME_ORIGINS, IMAGE_ORIGINS } from '@healthcare-for-all/cms/contract/paths'
import { START_HASH, textHash } from './document.ts'
import { type OpenedDirective, sourcesFor } from './third-party-sources.ts'

/**
 * The policy of a page. Pages differ by their style hashes alone, since a visitor who moves on inside
 * the site keeps the policy of the page they came in by; those with scripts of others let these in,
 * and are entered and left by a new document.
 */
const contentSecurityPolicy = (styles: string[], scripts: readonly ThirdPartyScript[]) => {
  const opened = (directive: OpenedDirective, ...own: string[]) =>
    [directive, ...own, ...sourcesFor(scripts, directive)].join(' ')
  return [
    "default-src 'self'",
    opened('script-src', "'self'", START_HASH),
    // In production emotion inserts an empty tag, then rules: hence the hash of nothing.
    `style-src 'self' ${['', ...styles].map(textHash).join(' ')}`,
    opened('connect-src', "'self'"),
    opened('img-src', "'self'", 'data:', ...IMAGE_ORIGINS),
    opened('frame-src', ...FRAME_ORIGINS),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ')
}

/** Seconds after which a page that lacks something is worth asking for again. */
const RETRY_AFTER = '5'

/** Headers of a rendered page. */
export const pageHeaders = (
  status: number,
  styles: string[],
  scripts: readonly ThirdPartyScript[],
  development: boolean,
  /** Whether the page is for one person alone. */
  isPrivate = false,
) => ({
  'Content-Type': 'text/html; charset=utf-8',
  'cache-control': isPrivate || status >= 500 ? 'no-store' : 'public, max-age=0, must-revalidate',
  ...(status === 503 ? { 'retry-after': RETRY_AFTER } : {}),
  'X-Content-Type-Options': 'nosniff',
  // Others learn that someone came from here, not what care they were looking for; nor do scripts
  // of others on the next page, which can read where the visitor was before.
  'Referrer-Policy': 'strict-origin',
  'Permissions-Policy': 'geolocation=(self), camera=(), microphone=()',
  // Vite's client needs inline scripts and styles, and a socket.
  ...(development ? {} : { 'Content-Security-Policy': contentSecurityPolicy(styles, scripts) }),
})
