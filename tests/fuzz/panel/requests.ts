import fc from 'fast-check'
import type { Endpoint, FlattenedField, SanitizedConfig } from 'payload'
import { encoded, text, weighted, withQuery } from '../odd-values.ts'
import type { FuzzedRequest } from '../requests.ts'
import { anyBody } from './bodies.ts'
import { anyQuery } from './queries.ts'
import { anyScreen } from './screens.ts'
import { anyDocument } from './values.ts'

/** One address of Payload's API, with the fields of the documents that it is about. */
interface Door {
  method: string
  /** '/cms-api/clinics/:id' */
  path: string
  fields: FlattenedField[]
  takesFiles: boolean
}

/** These would end the session or the account of whoever sends the requests after them. */
const ENDS_SESSIONS = /\/(logout|sign-out-elsewhere|deactivate)$/

const doorsOf = (config: SanitizedConfig): Door[] => {
  const door = (before: string, endpoint: Endpoint, more: Pick<Door, 'fields' | 'takesFiles'>) => ({
    method: endpoint.method.toUpperCase(),
    path: `/cms-api${before}${endpoint.path}`.replace(/\/$/, ''),
    ...more,
  })
  const nothing = { fields: [], takesFiles: false }
  return [
    ...config.collections.flatMap(({ slug, endpoints, flattenedFields, upload }) =>
      (endpoints || []).map((one) =>
        door(`/${slug}`, one, { fields: flattenedFields, takesFiles: Boolean(upload) }),
      ),
    ),
    ...config.globals.flatMap(({ slug, endpoints, flattenedFields }) =>
      (endpoints || []).map((one) =>
        door(`/globals/${slug}`, one, { fields: flattenedFields, takesFiles: false }),
      ),
    ),
    ...config.endpoints.map((one) =>
      door('', one, { ...nothing, takesFiles: one.path.includes('imports') }),
    ),
  ].filter(({ path }) => !ENDS_SESSIONS.test(path))
}

const NOBODY = undefined
export const SENDERS = [NOBODY, NOBODY, 'admin', 'admin', 'editor', 'reviewer'] as const

const METHODS = 'GET HEAD POST PUT PATCH DELETE OPTIONS TRACE PROPFIND PURGE REPORT'.split(' ')

const PARTS = [
  ...'x 0 -1 1.5 1e3 99999999999 %E0%A4%A % %00 1%00 undefined null NaN versions count'.split(' '),
  ...'en clinics states media constructor __proto__ ..%2f..%2fetc%2fpasswd dot.png 1x 01 og'.split(
    ' ',
  ),
]
/** A part of a path that stands for a document: usually a number. */
const partOfPath = weighted(
  [6, fc.integer({ min: 1, max: 60 }).map(String)],
  [4, text.map(encoded)],
  [2, fc.constantFrom(...PARTS)],
)

const ODD_HEADERS: Record<string, string>[] = [
  { cookie: 'payload-token=x; payload-lng=%E0%A4%A; payload-theme=%' },
  { authorization: 'JWT x' },
  { authorization: 'JWT eyJhbGciOiJIUzI1NiJ9.e30.x' },
  { authorization: 'users API-Key x' },
  { 'accept-language': `${'x'.repeat(2_000)};q=,,*` },
  { accept: 'text/html' },
  { range: 'bytes=9-1,x' },
  { range: 'bytes=0-1' },
  { 'if-none-match': '%' },
  { 'x-payload-http-method-override': 'GET' },
  { 'x-http-method-override': 'GET' },
  { 'x-http-method-override': 'DELETE' },
  { 'x-forwarded-host': ':::' },
  { 'x-forwarded-proto': 'x' },
  { origin: 'null' },
  { expect: 'x' },
  { 'accept-encoding': 'x' },
]
const oddHeaders = weighted<Record<string, string>>(
  [9, fc.constant({})],
  [2, fc.constantFrom(...ODD_HEADERS)],
)

const ofDoor = (door: Door): fc.Arbitrary<FuzzedRequest> =>
  fc
    .record({
      method: weighted([12, fc.constant(door.method)], [1, fc.constantFrom(...METHODS)]),
      parts: fc.array(partOfPath, { minLength: 3, maxLength: 3 }),
      query: anyQuery(door.fields),
      sent: anyBody(door.fields, door.takesFiles),
      headers: oddHeaders,
      end: fc.constantFrom('', '', '', '', '', '', '', '', '/', '/x', '%'),
      role: fc.constantFrom(...SENDERS),
    })
    .map(({ method, parts, query, sent, headers, end, role }) => {
      const path = parts.reduce((known, part) => known.replace(/:\w+\??/, part), door.path) + end
      const hasBody = !['GET', 'HEAD', 'TRACE'].includes(method)
      return {
        method,
        path: withQuery(path, query),
        headers: { ...(hasBody && sent.headers), ...headers },
        body: hasBody ? sent.body : undefined,
        role,
      }
    })

const QUERIES = ['', '', 'draft=true', 'draft=true&autosave=true', 'locale=es', 'locale=all']

/** Documents that are nearly right, sent as the panel sends them. */
const ofDocument = ({ collections, globals }: SanitizedConfig): fc.Arbitrary<FuzzedRequest> =>
  fc
    .constantFrom(
      ...collections.map(({ slug, flattenedFields: fields }) => ({ path: `/${slug}`, fields })),
      ...globals.map(({ slug, flattenedFields: fields }) => ({ path: `/globals/${slug}`, fields })),
    )
    .chain(({ path, fields }) =>
      fc.record({
        path: fc
          .tuple(fc.constantFrom('', '', '/'), fc.integer({ min: 1, max: 20 }))
          .map(
            ([slash, id]) =>
              `/cms-api${path}${slash && !path.startsWith('/globals') ? `/${id}` : ''}`,
          ),
        query: fc.constantFrom(...QUERIES),
        body: anyDocument(fields).map((one) => JSON.stringify(one)),
        role: fc.constantFrom('admin' as const, 'admin' as const, 'editor' as const),
      }),
    )
    .map(({ path, query, body, role }) => ({
      method: /\/\d+$/.test(path) ? 'PATCH' : 'POST',
      path: withQuery(path, query),
      headers: { 'content-type': 'application/json' },
      body,
      role,
    }))

const anywhere = fc
  .tuple(
    fc.array(partOfPath, { maxLength: 4 }),
    fc.constantFrom(...METHODS),
    anyQuery([]),
    oddHeaders,
  )
  .map(
    ([parts, method, query, headers]): FuzzedRequest => ({
      method,
      path: withQuery(`/cms-api/${parts.join('/')}`, query),
      headers,
    }),
  )

/**
 * Requests over every address of Payload's API and of the panel, signed in and not.
 * @param config what the addresses are made of
 * @param actions the ids of the panel's server actions
 */
export const panelRequests = (
  config: SanitizedConfig,
  actions: readonly string[],
): fc.Arbitrary<FuzzedRequest> =>
  weighted<FuzzedRequest>(
    [20, fc.constantFrom(...doorsOf(config)).chain(ofDoor)],
    [8, ofDocument(config)],
    [2, anywhere],
    [2, anyScreen(config, actions, fc.constantFrom(...SENDERS))],
  )
