import { once } from 'node:events'
import { Agent, get } from 'node:http'
import { afterAll, expect, it } from 'vitest'
import { TIMELESS } from '../../../cms/contract/index.ts'
import { CONTENT_CHANNEL } from '../../../cms/database/announce.ts'
import { createDatabase } from '../../support/database.ts'
import { startProductProcess } from '../../support/product-process.ts'

const database = await createDatabase()
const product = await startProductProcess(database.url)
afterAll(async () => {
  await product.stop()
  await database.drop()
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

it('a known answer or page is the same as when it was new, and is not sent again to whoever has it', async () => {
  for (const path of [
    '/api/clinics/search?location=Los+Angeles',
    // It has its own version.
    '/api/clinics/points',
    '/search?location=Los+Angeles',
  ]) {
    const first = await read(await ask(path))
    expect(first.status, path).toBe(200)
    expect(first.body.length).toBeGreaterThan(1_000)
    expect(await read(await ask(path))).toEqual(first)
    for (const encoding of ['br', 'gzip']) {
      const response = await ask(path, { 'accept-encoding': encoding })
      expect(response.headers.get('content-encoding')).toBe(encoding)
      expect(await response.text()).toBe(first.body)
    }
    const again = await ask(path, { 'if-none-match': first.headers.etag ?? '' })
    expect([again.status, await again.text()]).toEqual([304, ''])
    expect((await ask(path, { 'if-none-match': 'W/"another"' })).status).toBe(200)
    const head = await fetch(product.url + path, { method: 'HEAD' })
    expect([head.status, await head.text()]).toEqual([200, ''])
  }
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

it('a process that is told to stop says that it is not ready, cuts no request, writes what it counted, and ends within ten seconds', async () => {
  await database.pool.query('delete from empty_searches')
  // Also those that are known.
  const empty = '/api/clinics/search?location=Adak,+AK&distance=25'
  for (let time = 0; time < 3; time++) expect((await (await ask(empty)).json()).total).toBe(0)
  const agent = new Agent({ keepAlive: true })
  const paths = ['/', '/search?location=Chicago', '/api/clinics/search?location=60601', '/api/site']
  /** Whether an answer came whole. */
  const isWhole = (path: string): Promise<boolean> =>
    new Promise((resolve) => {
      const request = get(product.url + path, { agent }, (response) => {
        response.resume()
        response.once('end', () => resolve(response.complete))
        response.once('error', () => resolve(false))
      })
      request.once('error', () => resolve(false))
    })
  const answered: boolean[] = []
  let [isReady, looks] = [true, 0]
  const says = async (path: string) =>
    (await fetch(product.url + path).catch(() => undefined))?.status === 200
  // As a load balancer does, which sends people elsewhere after a no. It asks the one or the other.
  const balancer = setInterval(async () => {
    const [isAlive, takesMore] = await Promise.all([says('/healthz'), says('/readyz')])
    isReady &&= isAlive || takesMore
    looks++
  }, 200)
  const visit = async (start: number) => {
    for (let index = start; isReady; index++)
      answered.push(await isWhole(paths[index % paths.length] ?? '/'))
  }
  const visits = Promise.all(Array.from({ length: 10 }, (_, index) => visit(index)))
  await expect.poll(() => Math.min(looks, answered.length / 20)).toBeGreaterThan(1)
  const exited = once(product.child, 'exit')
  const before = answered.length
  const toldAt = performance.now()
  process.kill(product.pid, 'SIGTERM')
  await visits
  clearInterval(balancer)
  expect(await exited).toEqual([0, null])
  expect(performance.now() - toldAt).toBeLessThan(10_000)
  expect(answered.length).toBeGreaterThan(before)
  expect(answered).not.toContain(false)
  const { rows } = await database.pool.query('select sum(searches)::int from empty_searches')
  expect(rows).toEqual([{ sum: 3 }])
})
