import { FRAME_ORIGINS, IMAGE_ORIGINS } from '../paths.ts'
import { START_HASH, textHash } from './document.ts'

/**
 * The policy of every page. It is the same for all but its style hashes, since a visitor who moves
 * on inside the site keeps the policy of the page they came in by.
 */
const contentSecurityPolicy = (styles: string[]) =>
  [
    "default-src 'self'",
    `script-src 'self' ${START_HASH}`,
    // In production emotion inserts an empty tag, then rules: hence the hash of nothing.
    `style-src 'self' ${['', ...styles].map(textHash).join(' ')}`,
    `img-src 'self' data: ${IMAGE_ORIGINS.join(' ')}`,
    `frame-src ${FRAME_ORIGINS.join(' ')}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ')

/** Headers of a rendered page. */
export const pageHeaders = (status: number, styles: string[], development: boolean) => ({
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': status >= 500 ? 'no-store' : 'public, max-age=0, must-revalidate',
  'X-Content-Type-Options': 'nosniff',
  // Other sites learn that someone came from here, not what care they were looking for.
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'geolocation=(self), camera=(), microphone=()',
  // Vite's client needs inline scripts and styles, and a socket.
  ...(development ? {} : { 'Content-Security-Policy': contentSecurityPolicy(styles) }),
})
