import type { IncomingMessage, ServerResponse } from 'node:http'

/** The cookies that stand for somebody. */
const NAMES = ['payload-token', 'sign-in-at-provider']
/** Browsers take a cookie of such a name only over https, from this very host, for all its addresses. */
const PREFIX = '__Host-'

const nameOf = (cookie: string): string => cookie.split('=', 1)[0]?.trim() ?? ''

/** Anybody on a neighboring host could have set one of these without the prefix. */
const withoutPrefix = (cookies: string): string =>
  cookies
    .split(';')
    .map((cookie) => cookie.trim())
    .filter((cookie) => !NAMES.includes(nameOf(cookie)))
    .map((cookie) =>
      NAMES.some((name) => nameOf(cookie) === PREFIX + name) ? cookie.slice(PREFIX.length) : cookie,
    )
    .join('; ')

const withPrefix = (cookie: string): string =>
  NAMES.includes(nameOf(cookie)) ? PREFIX + cookie : cookie

/**
 * Gives these cookies the prefix on their way to the browser, and takes it off on the way back.
 * Payload's own setting would also name the cookie of the panel's colors, which a script sets, so that
 * browsers would refuse it.
 *
 * Upstream: none found.
 * No longer needed: once Payload's prefix leaves the cookie of the colors alone (payload-itself.test.ts).
 */
export const prefixCookies = (request: IncomingMessage, response: ServerResponse): void => {
  const { cookie } = request.headers
  if (cookie !== undefined) request.headers.cookie = withoutPrefix(cookie)
  const writeHead: (...args: never[]) => ServerResponse = response.writeHead.bind(response)
  response.writeHead = (...args: never[]) => {
    const set = response.getHeader('set-cookie')
    if (set !== undefined)
      response.setHeader('set-cookie', [set].flat().map(String).map(withPrefix))
    return writeHead(...args)
  }
}
