import { request } from 'node:http'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Role } from '../../cms/access/roles.ts'
import { actionIds, callActionId, fuzzPanel } from '../fuzz/panel/fuzz-panel.ts'
import { keepFewSamples } from '../support/database.ts'
import { startPayload, type TestPayload } from '../support/payload.ts'
import { type Person, signIn } from '../support/people.ts'
import { type ProductProcess, startProductProcess } from '../support/product-process.ts'

/** As many as take seconds. The drill 'panel-fuzz' sends a hundred thousand, with other seeds. */
const COUNT = 600
const SEED = 1

let test: TestPayload
let product: ProductProcess
beforeAll(async () => {
  test = await startPayload()
  await keepFewSamples(test.database)
  product = await startProductProcess(test.database.url, { TRUSTED_PROXIES: '1' })
})
afterAll(async () => {
  await product?.stop()
  await test?.close()
})

/** What the log says failed. */
const failures = () =>
  product
    .output()
    .split('\n')
    .filter((line) => /^\{"level":[56]0/.test(line))

it('nothing that somebody sends to the panel or its API makes it fail', async () => {
  const { url } = product
  const sent = { url, payload: test.payload, count: COUNT, seed: SEED }
  const { statuses, faults } = await fuzzPanel(sent)
  expect(faults).toEqual([])
  expect(failures()).toEqual([])
  for (const status of [200, 400, 401, 403, 404, 405, 415])
    expect(statuses.get(status), String(status)).toBeGreaterThan(5)
})

const ACTION = '0'.repeat(42)
const JSON_QUERY = { 'x-http-method-override': 'GET', 'content-type': 'application/json' }

/** What is sent by nobody in particular, and the status of the answer. */
const ASKED: [method: string, path: string, status: number, headers?: object, body?: string][] = [
  ['TRACE', '/cms-api/media', 405],
  ['TRACE', '/admin', 405],
  ['PURGE', '/cms-api/media/file/x', 405],
  ['PUT', '/admin/login', 405],
  ['POST', '/admin', 405],
  ['POST', '/_next/static/x', 405],
  ['GET', '/cms-api/%E0%A4%A', 400],
  ['GET', '/admin/collections/%', 400],
  ['GET', '/admin/login?redirect=%00', 400],
  ['GET', '/_next/image?url=%2Ffavicon.svg&w=64&q=75', 404],
  ['GET', '/cms-api/constructor', 404],
  ['POST', '/admin', 404, { 'next-action': 'x' }, '[]'],
  ['POST', '/admin/login', 404, { 'next-action': ACTION }, '[]'],
  ['POST', '/cms-api/users', 415, JSON_QUERY, '{'],
  ['POST', '/cms-api/users', 403, { origin: 'x' }, '{}'],
]

const statusOf = (method: string, path: string, headers = {}, body = ''): Promise<number> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(product.url)
    const length = { 'content-length': body.length, 'content-type': 'text/plain' }
    const all = { ...(body && length), ...headers }
    const asked = request({ hostname, port, method, path, headers: all }, (response) => {
      response.resume().once('end', () => resolve(response.statusCode ?? 0))
    })
    asked.once('error', reject)
    asked.end(body)
  })

it.each(ASKED)('%s %s is answered with %i', async (method, path, status, headers, body) => {
  expect(await statusOf(method, path, headers, body)).toBe(status)
})

it.each([
  '[',
  '{}',
  '[]',
  '[1]',
  '["$F1"]',
  '[{"name":"$K1","args":{}}]',
  '[{"name":"x","args":{}}]',
])('a call of a server action with %s is refused', async (body) => {
  for (const id of await actionIds())
    expect([400, 404]).toContain(
      await statusOf('POST', '/admin/login', { 'next-action': id }, body),
    )
})

const OWN_PAGE = { 'sec-fetch-site': 'same-origin' }

it.each([
  { origin: 'x' },
  { origin: 'null' },
  { origin: 'http://elsewhere.example' },
  { 'x-forwarded-host': 'x y' },
])(
  'a call of a server action from a page that can’t be its own is refused: %o',
  async (headers) => {
    for (const id of await actionIds()) {
      const sent = { ...OWN_PAGE, origin: product.url, 'next-action': id, ...headers }
      expect([403, 404]).toContain(await statusOf('POST', '/admin/login', sent, '[{}]'))
    }
  },
)

const LANGUAGES = { fromLocale: 'en', toLocale: 'es' }
const COPY = { ...LANGUAGES, collectionSlug: 'guides', docID: 1 }
const PUBLISH = {
  type: 'publish',
  date: '$D2030-01-01T00:00:00.000Z',
  doc: { relationTo: 'guides', value: '1' },
}
const FORM = { collectionSlug: 'needs', operation: 'update', formState: {} }
const DRAWER = { collectionSlug: 'needs', docID: 1 }

/** Functions of the panel, how its screens call them, and what each of them can’t be called with. */
const FUNCTIONS: [name: string, args: object, faults: object[]][] = [
  ['form-state', FORM, [{ collectionSlug: null }, { schemaPath: 'x' }, { formState: { name: 1 } }]],
  ['form-state', FORM, [{ schemaPath: 'needs.name' }, { operation: 'x' }, { data: 'x' }]],
  ['form-state', FORM, [{ data: { links: 'x' } }, { formState: { links: { value: 'x' } } }]],
  ['form-state', { globalSlug: 'site-settings' }, [{ globalSlug: 'x' }]],
  [
    'render-document',
    DRAWER,
    [{ docID: 'x' }, { initialData: { links: 1 } }, { collectionSlug: 'x' }],
  ],
  ['render-document-slots', { collectionSlug: 'media' }, [{ collectionSlug: 'x' }]],
  ['render-list', { collectionSlug: 'needs' }, [{ collectionSlug: null }, { query: { sort: 1 } }]],
  ['copy-data-from-locale', COPY, [{ fromLocale: 'x' }, { toLocale: '$undefined' }]],
  ['copy-data-from-locale', COPY, [{ docID: 99_999 }, { docID: null }, { globalSlug: 'x' }]],
  [
    'get-upcoming-scheduled-publish',
    { collectionSlug: 'guides', id: 1 },
    [{ collectionSlug: 'x' }],
  ],
  ['schedule-publish', PUBLISH, [{ date: 'x' }, { date: '$D60601' }, { date: null }]],
  ['schedule-publish', PUBLISH, [{ type: 'x' }, { doc: { relationTo: 'x', value: 1 } }]],
  ['schedule-publish', PUBLISH, [{ doc: { relationTo: 'guides', value: '99999' } }, { doc: null }]],
  ['schedule-publish', PUBLISH, [{ doc: { relationTo: 'needs', value: '1' } }]],
  ['get-default-layout', {}, []],
  ['render-widget', { widgetSlug: 'collections' }, [{ widgetSlug: 1 }, { widgetData: 'x' }]],
]

const SIGNED_IN: Partial<Record<string, Person>> = {}

const call = async (role: Role | undefined, name: string, args: unknown): Promise<number> => {
  if (role) SIGNED_IN[role] ??= await signIn(test.payload, role)
  const cookie = role ? { cookie: `payload-token=${SIGNED_IN[role]?.session}` } : {}
  const body = JSON.stringify([{ name, args }])
  const headers = { 'next-action': await callActionId(), ...cookie }
  return statusOf('POST', '/admin', headers, body)
}

it.each(FUNCTIONS)('%s answers to how screens call it, and refuses all else', async (...given) => {
  const [name, args, faults] = given
  expect(await call('admin', name, args)).toBe(200)
  expect(await call(undefined, name, args)).toBeLessThan(500)
  for (const fault of faults)
    expect(await call('admin', name, { ...args, ...fault }), JSON.stringify(fault)).toBe(404)
  expect(failures()).toEqual([])
})

it.each(['table-state', 'render-field', 'slugify', 'get-folder-results-component-and-data', 'x'])(
  'there is no function %s, since no screen calls it',
  async (name) => {
    expect(await call('admin', name, { collectionSlug: 'clinics' })).toBe(404)
    expect(failures()).toEqual([])
  },
)
