import fc from 'fast-check'
import type { SanitizedConfig } from 'payload'
import type { Role } from '../../../cms/access/roles.ts'
import { encoded, text, weighted, withQuery, words } from '../odd-values.ts'
import type { FuzzedRequest } from '../requests.ts'
import { oddHeaders } from './odd-headers.ts'
import { anyQuery } from './queries.ts'

const PARTS = words(`
  1 2 99999999999 x 0 -1 create versions trash api undefined % %00 %E0%A4%A .. constructor`)

const VIEWS = words(`
  login logout forgot reset reset/x account create-first-user unauthorized verify verify/x
  verify/users/x second-factor second-factor/x imports browse-by-folder inactivity api x`)

const screenPath = ({ collections, globals }: SanitizedConfig): fc.Arbitrary<string> =>
  fc.oneof(
    fc
      .tuple(
        fc.constantFrom(
          ...collections.map(({ slug }) => `collections/${slug}`),
          ...globals.map(({ slug }) => `globals/${slug}`),
          'collections/x',
          'globals/x',
        ),
        fc.array(fc.oneof(fc.constantFrom(...PARTS), text.map(encoded)), { maxLength: 3 }),
      )
      .map(([first, rest]) => `/admin/${[first, ...rest].join('/')}`),
    fc.constantFrom(...VIEWS).map((view) => `/admin/${view}`),
    fc.array(text.map(encoded), { maxLength: 3 }).map((parts) => `/admin/${parts.join('/')}`),
    fc.constant('/admin'),
  )

const IMAGES = [
  ...['', 'url=%2Ffavicon.svg&w=64&q=75', 'url=%2Fadmin&w=640&q=75', 'url=x', 'w=1'],
  ...['url=http%3A%2F%2F127.0.0.1&w=640&q=75', 'url=%2Fx.png&w=640&q=75'],
]

const nextPath = fc
  .tuple(
    fc.constantFrom('image', 'static/chunks', 'static', 'data/x', 'webpack-hmr', 'x', ''),
    fc.oneof(
      text.map(encoded),
      fc.constantFrom('', '%', '%00', '..%2f..%2fpackage.json', '../../package.json', 'x.js'),
    ),
    fc.constantFrom(...IMAGES),
  )
  .map(([folder, rest, query]) => withQuery(`/_next/${folder}${rest && `/${rest}`}`, query))

/** The parts of a name and what it is called with, as the panel's one server action takes them. */
const NAMES = words(`
  form-state render-list render-document render-document-slots render-field table-state
  copy-data-from-locale schedule-publish get-upcoming-scheduled-publish slugify
  get-default-layout render-widget get-folder-results-component-and-data toString x`)
const called = fc.record(
  {
    name: weighted([8, fc.constantFrom(...NAMES)], [1, text]),
    args: fc.oneof(
      fc.jsonValue({ maxDepth: 3 }),
      fc.record(
        {
          collectionSlug: fc.constantFrom('clinics', 'users', 'x', '__proto__'),
          globalSlug: fc.constantFrom('site-settings', 'x'),
          docPermissions: fc.jsonValue({ maxDepth: 1 }),
          operation: fc.constantFrom('create', 'update', 'x'),
          schemaPath: fc.constantFrom('clinics', 'clinics.name', 'x'),
          data: fc.jsonValue({ maxDepth: 3 }),
          formState: fc.jsonValue({ maxDepth: 3 }),
          docID: fc.oneof(fc.integer(), text),
          columns: fc.jsonValue({ maxDepth: 2 }),
          query: fc.jsonValue({ maxDepth: 2 }),
          fromLocale: text,
          toLocale: text,
          type: text,
          date: text,
          doc: fc.jsonValue({ maxDepth: 2 }),
        },
        { requiredKeys: [] },
      ),
    ),
  },
  { requiredKeys: [] },
)
const actionBody = weighted(
  [6, called.map((one) => JSON.stringify([one]))],
  [2, fc.jsonValue({ maxDepth: 3 }).map((one) => JSON.stringify(one))],
  [1, fc.constantFrom('["$F1"]', '["$@1"]', '["$K1"]', '["$1:x"]', '[', '')],
  [1, text],
)

const TYPES = [
  ...['text/plain;charset=UTF-8', 'text/plain;charset=UTF-8', 'application/json'],
  ...[
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'multipart/form-data',
  ],
]
const METHODS = words('GET GET GET GET GET GET HEAD OPTIONS PUT TRACE REPORT')
const headers = fc.oneof(fc.constant<Record<string, string>>({}), oddHeaders)

/** Requests for the panel's own screens, files and server actions. */
export const anyScreen = (
  config: SanitizedConfig,
  actions: readonly string[],
  role: fc.Arbitrary<Role | undefined>,
): fc.Arbitrary<FuzzedRequest> => {
  const screens = screenPath(config)
  const seen = fc
    .record({
      method: fc.constantFrom(...METHODS),
      path: fc.oneof(screens, nextPath),
      query: anyQuery([]),
      headers,
      role,
    })
    .map(({ path, query, ...asked }) => ({
      ...asked,
      path: path.includes('?') ? path : withQuery(path, query),
    }))
  const acted = fc
    .record({
      path: fc.oneof(screens, fc.constantFrom('/admin', '/admin/login')),
      action: weighted(
        [6, fc.constantFrom(...actions)],
        [1, fc.constantFrom('', 'x', '0'.repeat(42), 'f'.repeat(40))],
      ),
      sendsAction: fc.constantFrom(true, true, true, true, false),
      type: fc.constantFrom(...TYPES),
      headers,
      body: actionBody,
      role,
    })
    .map(({ action, sendsAction, type, headers, ...asked }) => ({
      ...asked,
      method: 'POST',
      headers: { ...(sendsAction && { 'next-action': action }), 'content-type': type, ...headers },
    }))
  return fc.oneof<fc.Arbitrary<FuzzedRequest>[]>(seen, acted)
}
