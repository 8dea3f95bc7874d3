import type { IncomingMessage } from 'node:http'
import type { Part } from './security-headers.ts'

/** What the panel calls: our functions by their names, Payload's choice of a language; in development, either. */
export type ActionKind = 'function' | 'language' | 'any'

/** Why a request is refused before anything looks at it. */
export interface Refused {
  status: 400 | 403 | 404 | 405 | 415
  message: string
  headers?: Record<string, string> | undefined
}

/** What each part of the panel can be asked to do. */
const METHODS: Partial<Record<Part, readonly string[]>> = {
  panel: ['GET', 'HEAD', 'POST'],
  panelApi: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
  pictures: ['GET', 'HEAD', 'OPTIONS'],
}

/** Next's optimizer of pictures, which nothing uses: it would fetch and shrink whatever it is told to. */
const OPTIMIZER = /^\/_next\/image(\/|\?|$)/
/** Payload takes a query as the body of a POST, but fails on one that is broken JSON. */
const isQueryAsJson = ({ method, headers }: IncomingMessage): boolean =>
  method === 'POST' &&
  ['x-payload-http-method-override', 'x-http-method-override'].some(
    (name) => headers[name] === 'GET',
  ) &&
  headers['content-type'] !== 'application/x-www-form-urlencoded'

/** As Next answers calls of an older release, so that the panel knows what is wrong. */
const UNKNOWN_ACTION: Refused = {
  status: 404,
  message: 'There is no such action.',
  headers: { 'x-nextjs-action-not-found': '1' },
}

const notAllowed = (allowed: readonly string[]): Refused => ({
  status: 405,
  message: `Use ${allowed.join(', ')} here.`,
  headers: { allow: allowed.join(', ') },
})

/** Whether it can be decoded, to text that Postgres can hold. */
const isReadable = (url: string): boolean => {
  try {
    // A query may hold a plus sign and a percent sign that is no escape; a path may not.
    const [path = '', ...query] = url.split('?')
    return ![decodeURIComponent(path), new URLSearchParams(query.join('?')).toString()].some(
      (text) => text.includes('\0') || text.includes('%00'),
    )
  } catch {
    return false
  }
}

/**
 * Refuses what neither Next nor Payload has an answer for, but would fail on.
 * @returns undefined if the request may go on to them
 */
export const refuseAddress = (
  part: Part,
  request: IncomingMessage,
  actionOf: (id: string) => ActionKind | undefined,
): Refused | undefined => {
  const { method = '', url = '/', headers } = request
  const allowed = METHODS[part]
  if (allowed && !allowed.includes(method)) return notAllowed(allowed)
  if (!isReadable(url)) return { status: 400, message: 'This address can’t be read.' }
  if (OPTIMIZER.test(url)) return { status: 404, message: 'There is nothing here.' }
  if (isQueryAsJson(request)) return { status: 415, message: 'Send a query as a form.' }
  if (part !== 'panel' || method !== 'POST') return undefined
  // The panel's forms need scripts, which send each call to the one server action by its id.
  const action = headers['next-action']
  if (action === undefined) return notAllowed(['GET', 'HEAD'])
  return url.startsWith('/admin') && actionOf(String(action)) ? undefined : UNKNOWN_ACTION
}
