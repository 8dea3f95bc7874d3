import { once } from 'node:events'
import { Agent } from 'node:http'
import { expect, it } from 'vitest'
import { TIMELESS } from '../../../cms/contract/index.ts'
import { mark } from '../../support/form-values.ts'
import { freePort } from '../../support/free-port.ts'
import { askPlainly, isForOthers, readHeaders } from '../../support/request-headers.ts'
import { sendRaw } from '../../support/send-raw.ts'
import { signIn, startSession } from '../../support/sign-in.ts'
import { startSmallCdn } from '../../support/small-cdn.ts'
import { testDatabase, testProduct } from '../../support/test-product.ts'
import { withinASecond } from '../../support/within-a-second.ts'

const metricsPort = await freePort()
const database = await testDatabase()
const cdn = await startSmallCdn()
const product = await testProduct(database.url, {
  PURGE_URL: cdn.url,
  PURGE_METHOD: 'POST',
  PURGE_HEADERS: 'Fastly-Key: abc\nX-Other: d',
  METRICS_PORT: String(metricsPort),
})
const edit = await signIn(product.url)

const ask = (path: string, init?: RequestInit) => fetch(product.url + path, init)
const askWith = (path: string, headers: Record<string, string> = {}) =>
  ask(path, { headers: { 'accept-encoding': 'identity', ...headers } })

it('a CDN may keep what is public, a browser may not, and nobody may keep what is personal', async () => {
  const AN_HOUR = [3_600, 3_600] as const
  /** It says which clinics are open, and is made again each quarter of an hour. */
  const A_QUARTER = [0, 900] as const
  const kept = {
    '/': A_QUARTER,
    '/search?location=Chicago': A_QUARTER,
    '/qualify': AN_HOUR,
    '/services/no-such-clinic': AN_HOUR,
    '/api/site': AN_HOUR,
    '/api/clinics/search?location=Chicago': AN_HOUR,
    '/api/clinics/search?location=Chicago&open=now': A_QUARTER,
    '/sitemap.xml': AN_HOUR,
  }
  for (const [path, [least, most]] of Object.entries(kept)) {
    const headers = Object.fromEntries((await ask(path)).headers)
    const seconds = Number(/s-maxage=(\d+)/.exec(headers['cache-control'] ?? '')?.[1])
    expect(seconds, path).toBeGreaterThanOrEqual(least)
    expect(seconds, path).toBeLessThanOrEqual(most)
    const stale = 'stale-while-revalidate=60, stale-if-error=86400'
    expect(headers, path).toMatchObject({
      'cache-control': `public, max-age=0, must-revalidate, s-maxage=${seconds}, ${stale}`,
      'cdn-cache-control': `max-age=${seconds}, ${stale}`,
      'surrogate-control': `max-age=${seconds}, ${stale}`,
      'surrogate-key': 'content',
      'cache-tag': 'content',
    })
    expect(headers, path).not.toHaveProperty('set-cookie')
  }
  const form = { method: 'POST', body: new URLSearchParams({ email: 'nobody' }) }
  const read = [
    ...'/admin/login /admin /cms-api/users/me /cms-api/clinics /submission/a-secret'.split(' '),
    ...'/newsletter/confirm?token=a-secret /api/clinic-submissions/a-secret'.split(' '),
    ...'/api/clinics/search?limit=1000 /api/nothing /healthz /readyz'.split(' '),
  ]
  const personal: [path: string, init?: RequestInit][] = [
    ...read.map((path): [string] => [path]),
    ['/contact', form],
    ['/api/contact-messages', form],
  ]
  for (const [path, init] of personal) {
    const { headers } = await ask(path, init)
    expect(headers.get('cache-control'), path).toMatch(/no-store|no-cache/)
    expect(headers.has('surrogate-control'), path).toBe(false)
    expect(headers.has('cdn-cache-control'), path).toBe(false)
  }
})

it('no request header changes what others get', async () => {
  const names = await readHeaders()
  expect(names).toEqual(expect.arrayContaining(['x-timeless', 'accept', 'if-none-match', 'host']))
  const sent = names.flatMap((name) =>
    ['1', 'es', 'made-up.example', '*;q=0', 'bytes=5-2'].map((value) => ({ name, value })),
  )
  const misses: string[] = []
  for (const path of [
    '/es/search?location=Chicago&sort=open',
    '/no-such-page',
    '/api/clinics/search?location=Chicago&open=now',
    '/robots.txt',
  ]) {
    const url = product.url + path
    const answerTo = async (headers: Record<string, string> = {}) => {
      const answer = await askPlainly(url, headers)
      return { headers: answer.headers, text: `${answer.status} ${answer.body}` }
    }
    const answers: { header: string; text: string }[] = []
    const before = await answerTo()
    for (const { name, value } of sent) {
      const { headers, text } = await answerTo({ [name]: value })
      if (isForOthers(headers, name)) answers.push({ header: `${name}: ${value}`, text })
    }
    // A new quarter of an hour may have begun meanwhile.
    const usual = [before.text, (await answerTo()).text]
    const differing = answers.filter(({ text }) => !usual.includes(text))
    misses.push(...differing.map(({ header }) => `${path} ${header}`))
  }
  expect(misses).toEqual([])
})

/** What differs with each request, with how the length is said, or with how soon it is too old. */
const OWN = [
  ...['date', 'server-timing', 'x-request-id', 'content-length', 'transfer-encoding'],
  ...['cache-control', 'cdn-cache-control', 'surrogate-control'],
]

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
    const first = await read(await askWith(path))
    expect(first.status, path).toBe(200)
    expect(first.body.length).toBeGreaterThan(1_000)
    expect(await read(await askWith(path))).toEqual(first)
    for (const encoding of ['br', 'gzip']) {
      const response = await askWith(path, { 'accept-encoding': encoding })
      expect(response.headers.get('content-encoding')).toBe(encoding)
      expect(await response.text()).toBe(first.body)
    }
    const again = await askWith(path, { 'if-none-match': first.headers.etag ?? '' })
    expect([again.status, await again.text()]).toEqual([304, ''])
    expect((await askWith(path, { 'if-none-match': 'W/"another"' })).status).toBe(200)
    const head = await ask(path, { method: 'HEAD' })
    expect([head.status, await head.text()]).toEqual([200, ''])
  }
})

it('a known page says nothing of the time to whoever asks so', async () => {
  const path = '/search?location=Chicago,+IL&sort=open'
  await askWith(path)
  const timeless = await read(await askWith(path, { [TIMELESS]: '1' }))
  expect(timeless.body).not.toEqual((await read(await askWith(path))).body)
})

const change = async (): Promise<string> => {
  const tagline = `Edited ${mark()}`
  await edit('POST', '/globals/site-settings', { tagline })
  return tagline
}

const askCdn = () => cdn.ask(`${product.url}/api/site`)

it('an edit that may have been missed is purged', async () => {
  cdn.purges.length = 0
  await database.pool.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query ~ '^(listen|select 1$)'",
  )
  // At once, and again for what was on its way.
  await expect.poll(() => cdn.purges.length, { timeout: 20_000 }).toBeGreaterThan(1)
})

it('an edit is public through the CDN within a second, and purged only once nothing older is given', async () => {
  const usual = cdn.before
  const given: string[] = []
  cdn.before = async () => {
    given.push(await (await ask('/api/site')).text())
    await usual()
  }
  cdn.purges.length = 0
  await askCdn()
  const tagline = await change()
  await withinASecond(askCdn, (text) => expect(text).toContain(tagline))
  expect(given.length).toBeGreaterThan(0)
  expect(given.filter((text) => !text.includes(tagline))).toEqual([])
  expect(cdn.purges[0]).toMatchObject({ method: 'POST', headers: { 'fastly-key': 'abc' } })
  cdn.before = usual
})

it('an edit is public even if the CDN asked a process that hears of it late', async () => {
  const tagline = `Edited ${mark()}`
  const address = `${product.url}/api/site?locale=en`
  process.kill(product.pid, 'SIGSTOP')
  await database.pool.query('update site_settings_locales set tagline = $1', [tagline])
  await database.pool.query("select pg_notify('content_changed', '')")
  // Whatever it answers when it wakes up, its own purge comes after that.
  const late = cdn.ask(address)
  process.kill(product.pid, 'SIGCONT')
  await late
  await expect.poll(() => cdn.ask(address), { timeout: 20_000 }).toContain(tagline)
})

it('an edit that the CDN was not told of is in the log and in the metrics, and told later', async () => {
  const usual = cdn.before
  Object.assign(cdn, { status: 503, before: async () => {} })
  const before = await askCdn()
  const tagline = await change()
  const metrics = async () => (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
  await expect.poll(metrics).toMatch(/^directory_purges_total\{outcome="failed"\} [1-9]/m)
  const output = () => product.output()
  await expect.poll(output).toContain('The CDN could not be purged (it answered 503)')
  expect(await askCdn()).toBe(before)
  Object.assign(cdn, { status: 200, before: usual })
  await expect.poll(askCdn, { timeout: 20_000 }).toContain(tagline)
})

it('without PUBLIC_URL too, nothing is saved in the panel for a page of another site, but for our own and scripts', async () => {
  const cookie = `payload-token=${await startSession(product.url)}`
  const cases: [headers: Record<string, string>, status: number][] = [
    [{ 'sec-fetch-site': 'same-site', origin: 'http://localhost:1' }, 403],
    [{ origin: 'http://localhost:1' }, 403],
    [{ origin: 'null' }, 403],
    [{ 'sec-fetch-site': 'same-origin' }, 201],
    [{ origin: product.url }, 201],
    [{}, 201],
  ]
  for (const [index, [headers, status]] of cases.entries()) {
    const body = new FormData()
    body.append('_payload', JSON.stringify({ from: `/old-${index}`, to: '/about' }))
    const sent = { method: 'POST', headers: { cookie, ...headers }, body }
    expect((await ask('/cms-api/redirects', sent)).status, JSON.stringify(headers)).toBe(status)
  }
  const { rows } = await database.pool.query(
    `select "from" from redirects where "from" like '/old-%'`,
  )
  expect(rows.map(({ from }) => from).sort()).toEqual(['/old-3', '/old-4', '/old-5'])
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
    sendRaw(product.url, path, { agent }).then(
      () => true,
      () => false,
    )
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
