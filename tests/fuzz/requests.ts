import fc from 'fast-check'
import type { Role } from '../../cms/access/roles.ts'
import { type Endpoint, endpoints, TRAP_FIELD } from '../../cms/contract/index.ts'
import { patterns } from '../../cms/contract/paths.ts'
import { clinicValues, messageValues } from '../support/form-values.ts'
import { encoded, text, weighted, withQuery } from './odd-values.ts'

/** A request of any kind, as somebody could send it on purpose or by mistake. */
export interface FuzzedRequest {
  method: string
  path: string
  headers: Record<string, string>
  body?: string | Buffer | undefined
  /** Who sends it, if somebody who is signed in. */
  role?: Role | undefined
  /** The endpoint whose answer it should be, if its path is one's. */
  endpoint?: Endpoint | undefined
}

const all: Endpoint[] = Object.values(endpoints)

const get = (path: string, more: Partial<FuzzedRequest> = {}): FuzzedRequest => ({
  method: 'GET',
  path,
  headers: {},
  ...more,
})
const post = (path: string, type: string, body: string): FuzzedRequest => ({
  method: 'POST',
  path,
  headers: { 'content-type': type },
  body,
})

const queryOf = (names: readonly string[]) =>
  fc
    .array(fc.tuple(fc.oneof(fc.constantFrom(...names, 'u'), text), text), { maxLength: 6 })
    .map((pairs) => pairs.map(([name, value]) => `${encoded(name)}=${encoded(value)}`).join('&'))

/** A pattern in which texts fill what is variable. */
const anyPath = (pattern: string) =>
  fc.array(text, { minLength: 1, maxLength: 2 }).map((values) => {
    let at = 0
    return pattern.replace(/\{\w+\}|:\w+|\*/g, () => encoded(values[at++ % values.length] ?? ''))
  })

const ofEndpoint = fc
  .constantFrom(...all)
  .chain((endpoint) =>
    fc
      .tuple(anyPath(endpoint.path), queryOf(Object.keys(endpoint.query.shape)))
      .map(([path, query]) => get(withQuery(path, query), { endpoint })),
  )

const PARAMETERS = 'location service distance isFree offset limit q letter lang sent'.split(' ')

const ofPage = fc
  .constantFrom(...Object.values(patterns).flat())
  .chain((pattern) =>
    fc.tuple(
      fc.constantFrom('', '/es'),
      anyPath(pattern),
      queryOf(PARAMETERS),
      fc.constantFrom('GET', 'GET', 'HEAD'),
    ),
  )
  .map(([language, path, query, method]) => get(withQuery(language + path, query), { method }))

const FOLDERS = ' /api/ /admin/ /cms-api/ /assets/ /media/ /.well-known/ /sitemap'.split(' ')

const anywhere = fc
  .tuple(
    fc.array(text.map(encoded), { maxLength: 4 }),
    fc.constantFrom(...FOLDERS),
    queryOf(PARAMETERS),
  )
  .map(([parts, before, query]) =>
    get(withQuery(`${before}/${parts.join('/')}`.replace(/^\/\/+/, '/'), query)),
  )

/** Any JSON, or the right values with one of them replaced or left out. */
const formBody = (valid: object) => {
  const names = Object.keys(valid)
  const changed = fc
    .tuple(
      fc.constantFrom(...names, TRAP_FIELD, 'clinicId', '__proto__'),
      fc.oneof(text, fc.jsonValue()),
    )
    .map(([name, value]) => JSON.stringify({ ...valid, [name]: value }))
  const without = fc
    .constantFrom(...names)
    .map((name) => JSON.stringify({ ...valid, [name]: undefined }))
  const any = fc.jsonValue().map((value) => JSON.stringify(value))
  return weighted([4, changed], [1, without], [2, any], [1, text])
}

const FORMS: [path: string, valid: () => object][] = [
  ['/api/contact-messages', messageValues],
  ['/api/clinic-submissions', clinicValues],
  ['/api/newsletter-signups', () => ({ email: messageValues().email })],
  ['/api/newsletter-confirmations', () => ({ token: 'a'.repeat(43) })],
]
const JSON_TYPE = 'application/json'
const FORM_TYPE = 'application/x-www-form-urlencoded'
const TYPES = [JSON_TYPE, JSON_TYPE, JSON_TYPE, FORM_TYPE, 'text/plain', 'multipart/form-data']

/** What an endpoint may be asked in a body, so that it is in no address. */
const askedQuietly = fc.constantFrom(...all.filter(({ quiet }) => quiet)).chain((endpoint) => {
  const name = fc.oneof(fc.constantFrom(...Object.keys(endpoint.query.shape)), text)
  const body = weighted<unknown>(
    [4, fc.dictionary(name, text, { maxKeys: 6 })],
    [1, fc.jsonValue()],
  )
  return fc.tuple(anyPath(endpoint.path), body).map(
    ([path, asked]): FuzzedRequest => ({
      ...post(path, JSON_TYPE, JSON.stringify(asked)),
      endpoint,
    }),
  )
})

const ofForm = fc
  .constantFrom(...FORMS)
  .chain(([path, valid]) =>
    fc
      .tuple(formBody(valid()), fc.constantFrom(...TYPES))
      .map(([body, type]) => post(path, type, body)),
  )

const PAGE_FORMS =
  '/contact /submit-clinic /add-clinic /resources/blog /newsletter/confirm /es/contact /'.split(' ')

const ofPageForm = fc
  .tuple(fc.constantFrom(...PAGE_FORMS), queryOf(Object.keys(clinicValues())))
  .map(([path, body]) => post(path, FORM_TYPE, body))

/** Requests over every endpoint, parameter, form and page route, valid and not. */
export const requests = weighted<FuzzedRequest>(
  [6, ofEndpoint],
  [1, askedQuietly],
  [5, ofPage],
  [2, anywhere],
  [2, ofForm],
  [1, ofPageForm],
)
