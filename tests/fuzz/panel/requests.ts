import fc from 'fast-check'
import type { FlattenedField, SanitizedConfig } from 'payload'
import { encoded, text, weighted, withQuery, words } from '../odd-values.ts'
import type { FuzzedRequest } from '../requests.ts'
import { anyBody } from './bodies.ts'
import { oddHeaders } from './odd-headers.ts'
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

const doorsOf = ({ collections, globals, endpoints }: SanitizedConfig): Door[] =>
  [
    ...collections.map((one) => ({ ...one, before: `/${one.slug}` })),
    ...globals.map((one) => ({ ...one, before: `/globals/${one.slug}`, upload: false })),
    { endpoints, before: '', flattenedFields: [], upload: false },
  ]
    .flatMap(({ endpoints, before, flattenedFields, upload }) =>
      (endpoints || []).map(({ method, path }) => ({
        method: method.toUpperCase(),
        path: `/cms-api${before}${path}`.replace(/\/$/, ''),
        fields: flattenedFields,
        takesFiles: Boolean(upload) || (before === '' && path.includes('imports')),
      })),
    )
    .filter(({ path }) => !ENDS_SESSIONS.test(path))

const NOBODY = undefined
const SENDERS = [NOBODY, NOBODY, 'admin', 'admin', 'editor', 'reviewer'] as const

const METHODS = words('GET HEAD POST PUT PATCH DELETE OPTIONS TRACE PROPFIND PURGE REPORT')

const PARTS = words(`
  x 0 -1 1.5 1e3 99999999999 %E0%A4%A % %00 1%00 undefined null NaN versions count en clinics states
  media constructor __proto__ ..%2f..%2fetc%2fpasswd dot.png 1x 01 og`)
/** A part of a path that stands for a document: usually a number. */
const partOfPath = weighted(
  [6, fc.integer({ min: 1, max: 60 }).map(String)],
  [4, text.map(encoded)],
  [2, fc.constantFrom(...PARTS)],
)

const headers = weighted<Record<string, string>>([9, fc.constant({})], [2, oddHeaders])

const ofDoor = (door: Door): fc.Arbitrary<FuzzedRequest> =>
  fc
    .record({
      method: weighted([12, fc.constant(door.method)], [1, fc.constantFrom(...METHODS)]),
      parts: fc.array(partOfPath, { minLength: 3, maxLength: 3 }),
      query: anyQuery(door.fields),
      sent: anyBody(door.fields, door.takesFiles),
      headers,
      end: fc.constantFrom('', '', '', '', '', '', '', '', '/', '/x', '%'),
      role: fc.constantFrom(...SENDERS),
    })
    .map(({ parts, query, sent, headers, end, ...asked }) => {
      const path = parts.reduce((known, part) => known.replace(/:\w+\??/, part), door.path) + end
      const { headers: own, body } = ['GET', 'HEAD', 'TRACE'].includes(asked.method) ? {} : sent
      return { ...asked, path: withQuery(path, query), headers: { ...own, ...headers }, body }
    })

const QUERIES = ['', '', 'draft=true', 'draft=true&autosave=true', 'locale=es', 'locale=all']

/** Documents that are nearly right, sent as the panel sends them. */
const ofDocument = ({ collections, globals }: SanitizedConfig): fc.Arbitrary<FuzzedRequest> =>
  fc
    .constantFrom(
      ...collections.map((one) => ({ ...one, path: `/cms-api/${one.slug}`, isMany: true })),
      ...globals.map((one) => ({ ...one, path: `/cms-api/globals/${one.slug}`, isMany: false })),
    )
    .chain(({ path, flattenedFields, isMany }) =>
      fc.record({
        path: fc
          .oneof(fc.constant(0), fc.constant(0), fc.integer({ min: 1, max: 20 }))
          .map((id) => (isMany && id ? `${path}/${id}` : path)),
        query: fc.constantFrom(...QUERIES),
        body: anyDocument(flattenedFields).map((one) => JSON.stringify(one)),
        role: fc.constantFrom('admin' as const, 'admin' as const, 'editor' as const),
      }),
    )
    .map(({ path, query, ...asked }) => ({
      ...asked,
      method: /\/\d+$/.test(path) ? 'PATCH' : 'POST',
      path: withQuery(path, query),
      headers: { 'content-type': 'application/json' },
    }))

const anywhere = fc
  .tuple(fc.array(partOfPath, { maxLength: 4 }), fc.constantFrom(...METHODS), anyQuery([]), headers)
  .map(([parts, method, query, headers]) => ({
    method,
    path: withQuery(`/cms-api/${parts.join('/')}`, query),
    headers,
  }))

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
