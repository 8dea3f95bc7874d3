import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createDatabase, type TestDatabase } from '../../support/database.ts'
import { mark } from '../../support/form-values.ts'
import { freePort } from '../../support/free-port.ts'
import { type ProductProcess, startProductProcess } from '../../support/product-process.ts'
import { askPlainly, isForOthers, readHeaders } from '../../support/request-headers.ts'
import { type Edit, signIn } from '../../support/sign-in.ts'
import { type SmallCdn, startSmallCdn } from '../../support/small-cdn.ts'
import { withinASecond } from '../../support/within-a-second.ts'

let database: TestDatabase
let cdn: SmallCdn
let first: ProductProcess
let second: ProductProcess
let edit: Edit
const metricsPort = await freePort()
beforeAll(async () => {
  database = await createDatabase()
  cdn = await startSmallCdn()
  const start = (name: string, more = {}) =>
    startProductProcess(database.url, {
      PURGE_URL: cdn.url,
      PURGE_METHOD: 'POST',
      PURGE_HEADERS: `Fastly-Key: abc\nX-Process: ${name}`,
      ...more,
    })
  first = await start('first', { METRICS_PORT: String(metricsPort) })
  second = await start('second')
  edit = await signIn(first.url)
})
afterAll(async () => {
  await Promise.all([first?.stop(), second?.stop()])
  cdn?.close()
  await database?.drop()
})

const ask = (path: string, init?: RequestInit) => fetch(first.url + path, init)

const controlOf = async (path: string, init?: RequestInit) => {
  const { headers } = await ask(path, init)
  return headers.get('cache-control') ?? ''
}

describe('with a CDN', () => {
  const AN_HOUR = [3_600, 3_600]
  /** It says which clinics are open, and is made again each quarter of an hour. */
  const A_QUARTER = [0, 900]

  it.each([
    ['/', A_QUARTER],
    ['/search?location=Chicago', A_QUARTER],
    ['/qualify', AN_HOUR],
    ['/services/no-such-clinic', AN_HOUR],
    ['/api/site', AN_HOUR],
    ['/api/clinics/search?location=Chicago', AN_HOUR],
    ['/api/clinics/search?location=Chicago&open=now', A_QUARTER],
    ['/sitemap.xml', AN_HOUR],
  ])('%s may be kept there, but not in a browser', async (path, [least, most]) => {
    const { headers } = await ask(path)
    const seconds = Number(/s-maxage=(\d+)/.exec(headers.get('cache-control') ?? '')?.[1])
    expect(seconds).toBeGreaterThanOrEqual(least ?? 0)
    expect(seconds).toBeLessThanOrEqual(most ?? 0)
    const stale = 'stale-while-revalidate=60, stale-if-error=86400'
    expect(headers.get('cache-control')).toBe(
      `public, max-age=0, must-revalidate, s-maxage=${seconds}, ${stale}`,
    )
    expect(headers.get('cdn-cache-control')).toBe(`max-age=${seconds}, ${stale}`)
    expect(headers.get('surrogate-control')).toBe(`max-age=${seconds}, ${stale}`)
    expect(headers.get('surrogate-key')).toBe('content')
    expect(headers.get('cache-tag')).toBe('content')
    expect(headers.get('set-cookie')).toBeNull()
  })

  it.each(['/', '/api/site'])('%s is not sent again to a browser that has it', async (path) => {
    const etag = (await ask(path)).headers.get('etag') ?? ''
    expect((await ask(path, { headers: { 'if-none-match': etag } })).status).toBe(304)
  })

  it.each([
    '/admin/login',
    '/admin',
    '/cms-api/users/me',
    '/cms-api/clinics',
    '/submission/a-secret',
    '/newsletter/confirm?token=a-secret',
    '/api/clinic-submissions/a-secret',
    '/api/clinics/search?limit=1000',
    '/api/nothing',
    '/healthz',
    '/readyz',
  ])('%s may not be kept by anybody', async (path) => {
    const { headers } = await ask(path)
    expect(headers.get('cache-control') ?? 'no-store').toMatch(/no-store|no-cache/)
    expect(headers.get('surrogate-control')).toBeNull()
    expect(headers.get('cdn-cache-control')).toBeNull()
  })

  it.each([
    '/',
    '/search?location=Chicago&sort=open',
    '/es/search?location=Chicago&sort=open',
    '/no-such-page',
    '/api/clinics/search?location=Chicago&open=now',
    '/api/nothing',
    '/robots.txt',
    '/favicon.svg',
  ])('no request header changes what others get at %s', async (path) => {
    const names = await readHeaders()
    expect(names).toEqual(expect.arrayContaining(['x-timeless', 'accept', 'if-none-match', 'host']))
    const asked = names.flatMap((name) =>
      ['1', 'es', 'made-up.example', '*;q=0', 'bytes=5-2'].map((value) => ({ name, value })),
    )
    // A new quarter of an hour may begin meanwhile.
    const usual = [await askPlainly(first.url + path)]
    const others = []
    for (const { name, value } of asked) {
      const answer = await askPlainly(first.url + path, { [name]: value })
      if (isForOthers(answer.headers, name)) others.push({ name, value, answer })
    }
    usual.push(await askPlainly(first.url + path))
    const differing = others.filter(
      ({ answer: { status, body } }) =>
        !usual.some((one) => one.status === status && one.body === body),
    )
    expect(differing.map(({ name, value }) => `${name}: ${value}`)).toEqual([])
  })

  it('the answer to a form may not be kept by anybody', async () => {
    const body = new URLSearchParams({ email: 'nobody' })
    expect(await controlOf('/contact', { method: 'POST', body })).toBe('no-store')
    expect(await controlOf('/api/contact-messages', { method: 'POST', body })).toMatch(/^no-/)
  })
})

describe('an edit', () => {
  /** Each process sends two purges: one at once, another after two seconds. */
  const ALL_PURGES = 4
  let usual: SmallCdn['before']

  const purgesBecome = (count: number) =>
    expect.poll(() => cdn.purges.length, { timeout: 20_000 }).toBeGreaterThanOrEqual(count)

  const change = async (): Promise<string> => {
    const tagline = `Edited ${mark()}`
    await edit('POST', '/globals/site-settings', { tagline })
    return tagline
  }

  /** So that the purges of one test don't count in the next one. */
  beforeEach(async () => {
    usual = cdn.before
    cdn.purges.length = 0
    await change()
    await purgesBecome(ALL_PURGES)
    cdn.purges.length = 0
  })
  afterEach(() => {
    cdn.before = usual
    cdn.status = 200
  })

  it('is public through the CDN within a second, each time', async () => {
    const address = `${first.url}/api/site`
    for (let round = 0; round < 3; round++) {
      await cdn.ask(address)
      const tagline = await change()
      await withinASecond(
        () => cdn.ask(address),
        (text) => expect(text).toContain(tagline),
      )
    }
    expect(cdn.purges[0]).toMatchObject({ method: 'POST', headers: { 'fastly-key': 'abc' } })
  })

  it('is purged by a process only once it gives nothing older itself', async () => {
    const given: string[] = []
    cdn.before = async (purge) => {
      const { url } = purge.headers['x-process'] === 'first' ? first : second
      given.push(await (await fetch(`${url}/api/site`)).text())
      await usual(purge)
    }
    const tagline = await change()
    await purgesBecome(ALL_PURGES)
    expect(given.length).toBeGreaterThanOrEqual(ALL_PURGES - 1)
    expect(given.filter((text) => !text.includes(tagline))).toEqual([])
  })

  it('is public even if the CDN asked a process that heard of it late', async () => {
    const address = `${second.url}/api/site`
    await cdn.ask(address)
    process.kill(second.pid, 'SIGSTOP')
    const tagline = await change()
    await purgesBecome(ALL_PURGES / 2)
    // Whatever it answers when it wakes up, its own purge comes after that.
    const late = cdn.ask(address)
    process.kill(second.pid, 'SIGCONT')
    await late
    await purgesBecome(ALL_PURGES)
    expect(await cdn.ask(address)).toContain(tagline)
  })

  it('of thousands of clinics sends a few purges', async () => {
    const begun = performance.now()
    for (let count = 0; count < 300; count++) {
      await database.pool.query("select pg_notify('content_changed', '')")
      await wait(5)
    }
    const seconds = (performance.now() - begun) / 1_000
    await purgesBecome(ALL_PURGES)
    expect(cdn.purges.length).toBeLessThan(2 * (2 * seconds + 3))
  })

  it('that may have been missed counts as one', async () => {
    await database.pool.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query ~ '^(listen|select 1$)'",
    )
    await purgesBecome(ALL_PURGES)
  })

  it('that the CDN was not told of is in the log and in the metrics, and told later', async () => {
    cdn.status = 503
    const tagline = await change()
    const metrics = async () => (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
    await expect
      .poll(metrics, { timeout: 5_000 })
      .toMatch(/^directory_purges_total\{outcome="failed"\} [1-9]/m)
    expect(first.output()).toContain('The CDN could not be purged (it answered 503)')
    cdn.status = 200
    cdn.purges.length = 0
    await purgesBecome(2)
    expect(await cdn.ask(`${first.url}/api/site`)).toContain(tagline)
  })
})
