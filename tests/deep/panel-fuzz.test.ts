import { expect, it } from 'vitest'
import { actionIds, callActionId } from '../fuzz/panel/fuzz-panel.ts'
import { keepFewSamples } from '../support/database.ts'
import { startPayload } from '../support/payload.ts'
import { signIn } from '../support/people.ts'
import { sendRaw } from '../support/send-raw.ts'
import { expectAnswers } from '../support/table.ts'
import { testProduct } from '../support/test-product.ts'

const test = await startPayload()
await keepFewSamples(test.database)
const product = await testProduct(test.database.url, { TRUSTED_PROXIES: '1' })

/** What the log says failed. */
const failures = () =>
  product
    .output()
    .split('\n')
    .filter((line) => /^\{"level":[56]0/.test(line))

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
  ['GET', '/preview/__proto__', 200],
  ['GET', '/es/preview/constructor', 200],
  ['POST', '/admin', 404, { 'next-action': 'x' }, '[]'],
  ['POST', '/admin/login', 404, { 'next-action': ACTION }, '[]'],
  ['POST', '/cms-api/users', 415, JSON_QUERY, '{'],
  ['POST', '/cms-api/users', 403, { origin: 'x' }, '{}'],
]

const statusOf = async (method: string, path: string, headers = {}, body = '') => {
  const type = body && { 'content-type': 'text/plain' }
  const sent = { method, headers: { ...type, ...headers }, body }
  return (await sendRaw(product.url, path, sent)).status
}

it('what nobody in particular sends is refused, or answered by a page', async () => {
  await expectAnswers(ASKED, async ([method, path, status, headers, body]) => [
    await statusOf(method, path, headers, body),
    status,
  ])
})

it('a call of a server action that is malformed, or from another page, is refused', async () => {
  const named = ['[{"name":"$K1","args":{}}]', '[{"name":"x","args":{}}]']
  const own = { 'sec-fetch-site': 'same-origin', origin: product.url }
  const elsewhere = [
    ...['x', 'null', 'http://elsewhere.example'].map((origin) => ({ ...own, origin })),
    { ...own, 'x-forwarded-host': 'x y' },
  ]
  const misses: unknown[] = []
  for (const id of await actionIds()) {
    const call = (headers: object, body: string) =>
      statusOf('POST', '/admin/login', { ...headers, 'next-action': id }, body)
    for (const body of ['[', '{}', '[]', '[1]', '["$F1"]', ...named]) {
      const status = await call({}, body)
      if (![400, 404].includes(status)) misses.push({ id, body, status })
    }
    for (const headers of elsewhere) {
      const status = await call(headers, '[{}]')
      if (![403, 404].includes(status)) misses.push({ id, headers, status })
    }
  }
  expect(misses).toEqual([])
})

const COPY = { fromLocale: 'en', toLocale: 'es', collectionSlug: 'guides', docID: 1 }
const PUBLISH = {
  type: 'publish',
  date: '$D2030-01-01T00:00:00.000Z',
  doc: { relationTo: 'guides', value: '1' },
}
const FORM = { collectionSlug: 'needs', operation: 'update', formState: {} }
const NOWHERE = { collectionSlug: 'x' }

/** Functions of the panel, how its screens call them, and what each of them can’t be called with. */
const FUNCTIONS: [name: string, args: object, faults: object[]][] = [
  ['form-state', FORM, [{ collectionSlug: null }, { schemaPath: 'x' }, { formState: { name: 1 } }]],
  ['form-state', FORM, [{ schemaPath: 'needs.name' }, { operation: 'x' }, { data: 'x' }]],
  ['form-state', FORM, [{ data: { links: 'x' } }, { formState: { links: { value: 'x' } } }]],
  ['form-state', { globalSlug: 'site-settings' }, [{ globalSlug: 'x' }]],
  ['render-document', { collectionSlug: 'needs', docID: 1 }, [{ docID: 'x' }, NOWHERE]],
  ['render-document', { collectionSlug: 'needs', docID: 1 }, [{ initialData: { links: 1 } }]],
  ['render-document-slots', { collectionSlug: 'media' }, [NOWHERE]],
  ['render-list', { collectionSlug: 'needs' }, [{ collectionSlug: null }, { query: { sort: 1 } }]],
  ['copy-data-from-locale', COPY, [{ fromLocale: 'x' }, { toLocale: '$undefined' }]],
  ['copy-data-from-locale', COPY, [{ docID: 99_999 }, { docID: null }, { globalSlug: 'x' }]],
  ['get-upcoming-scheduled-publish', { collectionSlug: 'guides', id: 1 }, [NOWHERE]],
  ['schedule-publish', PUBLISH, [{ date: 'x' }, { date: '$D60601' }, { date: null }]],
  ['schedule-publish', PUBLISH, [{ type: 'x' }, { doc: { relationTo: 'x', value: 1 } }]],
  ['schedule-publish', PUBLISH, [{ doc: { relationTo: 'guides', value: '99999' } }, { doc: null }]],
  ['schedule-publish', PUBLISH, [{ doc: { relationTo: 'needs', value: '1' } }]],
  ['get-default-layout', {}, []],
  ['render-widget', { widgetSlug: 'collections' }, [{ widgetSlug: 1 }, { widgetData: 'x' }]],
]
/** No screen calls these. */
const UNUSED = 'table-state render-field slugify get-folder-results-component-and-data x'.split(' ')

it('functions of the panel answer to how screens call them, and refuse all else', async () => {
  const { session } = await signIn(test.payload, 'admin')
  const action = { 'next-action': await callActionId() }
  const admin = { ...action, cookie: `payload-token=${session}` }
  const call = (headers: object, name: string, args: object) =>
    statusOf('POST', '/admin', headers, JSON.stringify([{ name, args }]))
  const misses: unknown[] = []
  for (const [name, args, faults] of FUNCTIONS) {
    if ((await call(admin, name, args)) !== 200) misses.push({ name, args })
    if ((await call(action, name, args)) >= 500) misses.push({ name, args, by: 'nobody' })
    for (const fault of faults)
      if ((await call(admin, name, { ...args, ...fault })) !== 404) misses.push({ name, fault })
  }
  for (const name of UNUSED)
    if ((await call(admin, name, { collectionSlug: 'clinics' })) !== 404) misses.push({ name })
  expect(misses).toEqual([])
  expect(failures()).toEqual([])
})
