import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'

/** The parts of the product; each sends its own kind of content. */
export type Part = 'api' | 'panel' | 'panelApi' | 'pictures' | 'pages'

const YEAR = 31_536_000

/** Content that never loads anything, even if somebody opens it as a page. */
const NOTHING = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'"

/** Pages replace the policy with their own, which the site's host sets. Their files and redirects don't. */
const HEADERS: Record<Part, Readonly<Record<string, string>>> = {
  api: { 'content-security-policy': NOTHING, 'referrer-policy': 'no-referrer' },
  panelApi: {
    'content-security-policy': `${NOTHING}; sandbox`,
    'referrer-policy': 'no-referrer',
    // It may be personal.
    'cache-control': 'no-store',
  },
  pictures: { 'content-security-policy': `${NOTHING}; sandbox` },
  panel: {
    'referrer-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'geolocation=(), camera=(), microphone=()',
  },
  pages: { 'content-security-policy': NOTHING },
}

const ENTRIES = Object.fromEntries(
  Object.entries(HEADERS).map(([part, headers]) => [part, Object.entries(headers)]),
) as Record<Part, [name: string, value: string][]>

/** The panel's policy: of scripts, only those that this answer itself names. */
const panelPolicy = (nonce: string): string =>
  [
    "default-src 'self'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    // Payload and its editor style elements one by one.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ')

interface Options {
  /** Whether people reach the product over https. */
  https: boolean
  /** In development Next and Vite need scripts that no policy allows. */
  development: boolean
}

/** Sets the headers of a part before it answers; the part may overwrite them. */
export const setSecurityHeaders = (
  part: Part,
  request: IncomingMessage,
  response: ServerResponse,
  { https, development }: Options,
): void => {
  response.setHeader('x-content-type-options', 'nosniff')
  if (https) response.setHeader('strict-transport-security', `max-age=${YEAR}`)
  if (development && part === 'pages') return
  for (const [name, value] of ENTRIES[part]) response.setHeader(name, value)
  if (part !== 'panel' || development) return
  const policy = panelPolicy(randomBytes(16).toString('base64'))
  response.setHeader('content-security-policy', policy)
  // Next takes the nonce for its scripts from the request, as its own middleware would set it.
  request.headers['content-security-policy'] = policy
}
