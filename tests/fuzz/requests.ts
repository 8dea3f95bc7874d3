import fc from 'fast-check'
import type { Role } from '../../cms/access/roles.ts'
import { type Endpoint, endpoints, TRAP_FIELD } from '../../cms/contract/index.ts'
import { patterns } from '../../cms/contract/paths.ts'
import { clinicValues, messageValues } from '../support/form-values.ts'
import { encoded, text, withQuery } from './odd-values.ts'

/** A request of any kind, as somebody could send it on purpose or by mistake. */
export interface FuzzedRequest {
  method: string
  /** With its query. */
  path: string
  headers: Record<string, string>
  body?: string | Buffer | undefined
  /** Who sends it, if somebody who is signed in. */
  role?: Role | undefined
  /** The endpoint whose answer it should be, if its path is one's. */
  endpoint?: Endpoint | undefined
}

const queryOf = (names: readonly string[]) =>
  fc
    .array(fc.tuple(fc.oneof(fc.constantFrom(...names, 'u'), text), text), { maxLength: 6 })
    .map((pairs) => pairs.map(([name, value]) => `${encoded(name)}=${encoded(value)}`).join('&'))

/** Fills what is variable in a pattern with texts. */
const filled = (pattern: string, values: readonly string[]) => {
  let at = 0
  return pattern.replace(/\{\w+\}|:\w+|\*/g, () => encoded(values[at++ % values.length] ?? ''))
}

const anyPath = (pattern: string) =>
  fc.array(text, { minLength: 1, maxLength: 2 }).map((values) => filled(pattern, values))

const ofEndpoint = fc.constantFrom(...(Object.values(endpoints) as Endpoint[])).chain((endpoint) =>
  fc.tuple(anyPath(endpoint.path), queryOf(Object.keys(endpoint.query.shape))).map(
    ([path, query]): FuzzedRequest => ({
      method: 'GET',
      path: withQuery(path, query),
      headers: {},
      endpoint,
    }),
  ),
)

const PAGE_PARAMETERS = 'location service distance isFree offset limit q letter lang sent'.split(
  ' ',
)

const ofPage = fc
  .constantFrom(...Object.values(patterns).flat())
  .chain((pattern) =>
    fc.tuple(
      fc.constantFrom('', '/es'),
      anyPath(pattern),
      queryOf(PAGE_PARAMETERS),
      fc.constantFrom('GET', 'GET', 'HEAD'),
    ),
  )
  .map(
    ([language, path, query, method]): FuzzedRequest => ({
      method,
      path: withQuery(language + path, query),
      headers: {},
    }),
  )

const anywhere = fc
  .tuple(
    fc.array(text.map(encoded), { maxLength: 4 }),
    fc.constantFrom(
      '',
      '/api/',
      '/admin/',
      '/cms-api/',
      '/assets/',
      '/media/',
      '/.well-known/',
      '/sitemap',
    ),
    queryOf(PAGE_PARAMETERS),
  )
  .map(
    ([parts, before, query]): FuzzedRequest => ({
      method: 'GET',
      path: withQuery(`${before}/${parts.join('/')}`.replace(/^\/\/+/, '/'), query),
      headers: {},
    }),
  )

/** Any JSON, or the right values with one of them replaced or left out. */
const formBody = (valid: object) =>
  fc.oneof(
    {
      weight: 4,
      arbitrary: fc
        .tuple(
          fc.constantFrom(...Object.keys(valid), TRAP_FIELD, 'clinicId', '__proto__'),
          fc.oneof(text, fc.jsonValue()),
        )
        .map(([name, value]) => JSON.stringify({ ...valid, [name]: value })),
    },
    {
      weight: 1,
      arbitrary: fc
        .constantFrom(...Object.keys(valid))
        .map((name) => JSON.stringify({ ...valid, [name]: undefined })),
    },
    { weight: 2, arbitrary: fc.jsonValue().map((value) => JSON.stringify(value)) },
    { weight: 1, arbitrary: text },
  )

const FORMS: [path: string, valid: () => object][] = [
  ['/api/contact-messages', messageValues],
  ['/api/clinic-submissions', clinicValues],
  ['/api/newsletter-signups', () => ({ email: messageValues().email })],
  ['/api/newsletter-confirmations', () => ({ token: 'a'.repeat(43) })],
]

const quietly = (Object.values(endpoints) as Endpoint[]).filter(({ quiet }) => quiet)

/** What an endpoint may be asked in a body, so that it is in no address. */
const askedQuietly = fc.constantFrom(...quietly).chain((endpoint) => {
  const name = fc.oneof(fc.constantFrom(...Object.keys(endpoint.query.shape)), text)
  const body = fc.oneof(
    { weight: 4, arbitrary: fc.dictionary(name, text, { maxKeys: 6 }) },
    { weight: 1, arbitrary: fc.jsonValue() },
  )
  return fc.tuple(anyPath(endpoint.path), body).map(
    ([path, asked]): FuzzedRequest => ({
      method: 'POST',
      path,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(asked),
      endpoint,
    }),
  )
})

const ofForm = fc.constantFrom(...FORMS).chain(([path, valid]) =>
  fc
    .tuple(
      formBody(valid()),
      fc.constantFrom(
        'application/json',
        'application/json',
        'application/json',
        'application/x-www-form-urlencoded',
        'text/plain',
        'multipart/form-data',
      ),
    )
    .map(
      ([body, type]): FuzzedRequest => ({
        method: 'POST',
        path,
        headers: { 'content-type': type },
        body,
      }),
    ),
)

const PAGE_FORMS =
  '/contact /submit-clinic /add-clinic /resources/blog /newsletter/confirm /es/contact /'.split(' ')

const ofPageForm = fc
  .tuple(fc.constantFrom(...PAGE_FORMS), queryOf(Object.keys(clinicValues())))
  .map(
    ([path, body]): FuzzedRequest => ({
      method: 'POST',
      path,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body,
    }),
  )

/** Requests over every endpoint, parameter, form and page route, valid and not. */
export const requests: fc.Arbitrary<FuzzedRequest> = fc.oneof(
  { weight: 6, arbitrary: ofEndpoint },
  { weight: 1, arbitrary: askedQuietly },
  { weight: 5, arbitrary: ofPage },
  { weight: 2, arbitrary: anywhere },
  { weight: 2, arbitrary: ofForm },
  { weight: 1, arbitrary: ofPageForm },
)
