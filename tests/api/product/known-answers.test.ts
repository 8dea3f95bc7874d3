import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { TIMELESS } from '../../../cms/contract/index.ts'
import { CONTENT_CHANNEL } from '../../../cms/database/announce.ts'
import { createDatabase, type TestDatabase } from '../../support/database.ts'
import { type ProductProcess, startProductProcess } from '../../support/product-process.ts'

let database: TestDatabase
let product: ProductProcess
beforeAll(async () => {
  database = await createDatabase()
  product = await startProductProcess(database.url, {})
})
afterAll(async () => {
  await product?.stop()
  await database?.drop()
})

const ask = (path: string, headers: Record<string, string> = {}) =>
  fetch(product.url + path, { headers: { 'accept-encoding': 'identity', ...headers } })

/** What differs with each request, or with how the length is said. */
const OWN = ['date', 'server-timing', 'x-request-id', 'content-length', 'transfer-encoding']

const read = async (response: Response) => {
  const headers = Object.fromEntries(response.headers)
  for (const name of OWN) delete headers[name]
  return { status: response.status, headers, body: await response.text() }
}

describe.each([
  ['an answer of the API', '/api/clinics/search?location=Los+Angeles'],
  ['an answer of its own version', '/api/clinics/points'],
  ['a page', '/search?location=Los+Angeles'],
])('%s that is known', (_, path) => {
  it('is the same as when it was new, also compressed', async () => {
    const first = await read(await ask(path))
    expect(first.status).toBe(200)
    expect(first.body.length).toBeGreaterThan(1_000)
    expect(await read(await ask(path))).toEqual(first)
    for (const encoding of ['br', 'gzip']) {
      const response = await ask(path, { 'accept-encoding': encoding })
      expect(response.headers.get('content-encoding')).toBe(encoding)
      expect(await response.text()).toBe(first.body)
    }
  })

  it('is not sent again to whoever has it', async () => {
    const etag = (await ask(path)).headers.get('etag') ?? ''
    const again = await ask(path, { 'if-none-match': etag })
    expect([again.status, await again.text()]).toEqual([304, ''])
    expect((await ask(path, { 'if-none-match': 'W/"another"' })).status).toBe(200)
  })

  it('has no body for HEAD', async () => {
    await ask(path)
    const response = await fetch(product.url + path, { method: 'HEAD' })
    expect([response.status, await response.text()]).toEqual([200, ''])
  })
})

it('a known page says nothing of the time to whoever asks so', async () => {
  const path = '/search?location=Chicago,+IL&sort=open'
  await ask(path)
  const timeless = await read(await ask(path, { [TIMELESS]: '1' }))
  expect(timeless.body).not.toEqual((await read(await ask(path))).body)
})

it('a known answer may be kept forever at the address with its version only', async () => {
  const { version } = await (await ask('/api/clinics/points/version')).json()
  const controlAt = async (path: string) => (await ask(path)).headers.get('cache-control')
  for (let time = 0; time < 2; time++) {
    expect(await controlAt(`/api/clinics/points?version=${version}`)).toContain('immutable')
    expect(await controlAt('/api/clinics/points?version=old')).toBe('no-cache')
  }
})

it('known searches with no results are counted each time', async () => {
  await database.pool.query('delete from empty_searches')
  const path = '/api/clinics/search?location=Adak,+AK&distance=25'
  for (let time = 0; time < 3; time++) expect((await (await ask(path)).json()).total).toBe(0)
  const counted = async () =>
    (await database.pool.query('select sum(searches)::int as times from empty_searches')).rows[0]
      .times
  await expect.poll(counted, { timeout: 10_000 }).toBe(3)
})

it('an edit changes what was known', async () => {
  const path = '/api/categories/dental/clinics?limit=1'
  const before = await (await ask(path)).text()
  await ask(path)
  await database.pool.query(
    `update listings set summary = replace(summary, '"phone":', '"phone" :')`,
  )
  await database.pool.query(`select pg_notify($1, '')`, [CONTENT_CHANNEL])
  await expect.poll(async () => (await ask(path)).text()).not.toBe(before)
})
