import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { expect, it, vi } from 'vitest'
import { LOCKS } from '../../../cms/database/locks.ts'
import { cleanUp } from '../../support/clean-up.ts'
import { expectErrorLines } from '../../support/error-lines.ts'
import { messageValues } from '../../support/form-values.ts'
import { freePort } from '../../support/free-port.ts'
import { listen } from '../../support/listen.ts'
import { startSession } from '../../support/sign-in.ts'
import { query } from '../../support/template.ts'
import { testDatabase, testProduct } from '../../support/test-product.ts'

interface Span {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
}

/** What came to the collector: the spans, and all of it as text. */
const spans: Span[] = []
let traced = ''
expectErrorLines(
  /relation .+ does not exist|users_away|messages_away/,
  /The database can’t be reached|failed; it will be retried/,
  /could not be counted/,
)
const collector = await listen(
  createServer(async (request, response) => {
    const body = await text(request)
    traced += body
    for (const { scopeSpans } of JSON.parse(body).resourceSpans)
      for (const scope of scopeSpans) spans.push(...scope.spans)
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  }),
)
cleanUp(collector.close)
const port = await freePort()
const metricsUrl = `http://127.0.0.1:${port}/metrics`
const database = await testDatabase()
const product = await testProduct(database.url, {
  TRUSTED_PROXIES: '1',
  LOG_REQUESTS: 'true',
  METRICS_PORT: String(port),
  OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
  OTEL_BSP_SCHEDULE_DELAY: '100',
})

const JSON_TYPE = { 'content-type': 'application/json' }
const get = (path: string, init?: RequestInit) => fetch(product.url + path, init)
const idOf = ({ headers }: Response) => headers.get('x-request-id') ?? ''
const scrape = async (): Promise<string> => (await fetch(metricsUrl)).text()

/** The value of one series, such as 'name{label="value"}'; undefined if there is none. */
const valueIn = (text: string, series: string): number | undefined => {
  const line = text.split('\n').find((candidate) => candidate.startsWith(`${series} `))
  return line === undefined ? undefined : Number(line.slice(series.length + 1))
}

/** The lines that the log has of one request, once there are any that fit. */
const linesAbout = async (id: string, isMeant: (line: object) => boolean) => {
  const found = () =>
    product
      .output()
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .map((line): Record<string, unknown> => JSON.parse(line))
      .filter((line) => line.request === id && isMeant(line))
  await expect.poll(() => found().length).toBeGreaterThan(0)
  return found()
}

it('a process says that it is alive, and whether it is ready and why', async () => {
  const ask = async (path: string) => {
    const response = await get(path)
    return { status: response.status, body: await response.json() }
  }
  const becomes = (status: number, body: object) =>
    expect.poll(() => ask('/readyz')).toMatchObject({ status, body })
  const parts = { database: true, migrations: true, listings: true, serving: true }
  expect(await ask('/healthz')).toEqual({ status: 200, body: { status: 'alive' } })
  expect(await ask('/readyz')).toEqual({ status: 200, body: { status: 'ready', ...parts } })
  // Nobody regenerates a listing meanwhile.
  const other = await database.pool.connect()
  await other.query('select pg_advisory_lock($1)', [LOCKS.updatingListings])
  const ofOne = 'where clinic_id = (select min(clinic_id) from listings)'
  const { rows: listings } = await other.query(`select version from listings ${ofOne}`)
  await other.query(`update listings set version = 'of an earlier release' ${ofOne}`)
  await becomes(503, { status: 'not ready', ...parts, listings: false })
  const last = 'where id = (select max(id) from payload_migrations)'
  const { rows } = await other.query(`select name from payload_migrations ${last}`)
  await other.query(`update payload_migrations set name = 'another' ${last}`)
  await becomes(503, { ...parts, migrations: false, listings: false })
  await other.query(`update payload_migrations set name = $1 ${last}`, [rows[0].name])
  await other.query(`update listings set version = $1 ${ofOne}`, [listings[0].version])
  await becomes(200, parts)
  other.release(true)
})

it('every answer has an id of its own, or the one that a trusted proxy gave it', async () => {
  const ids = []
  for (const path of ['/', '/', '/api/site', '/api', '/robots.txt', '/favicon.svg', '/admin/login'])
    ids.push(idOf(await get(path)))
  for (const id of ids) expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}$/)
  expect(new Set(ids).size).toBe(ids.length)
  const headers = { 'x-request-id': 'from-the-proxy-1' }
  expect(idOf(await get('/api/site', { headers }))).toBe('from-the-proxy-1')
})

/** Asks while a table is away. @returns the answer’s status, text and number, and its line */
const askWithout = async (table: string, path: string, init?: RequestInit) => {
  const away = table.replace(/.*_/, '')
  await database.pool.query(`alter table ${table} rename to ${away}_away`)
  const response = await get(path, init)
  const text = await response.text()
  await database.pool.query(`alter table ${away}_away rename to ${table}`)
  const id = idOf(response)
  const [line] = await linesAbout(id, (found) => 'err' in found)
  return { status: response.status, text, id, line }
}

it('a failure gives a number that the log knows in an answer of the API, on a page, in place of a sitemap, and in the panel', async () => {
  const api = await askWithout('listings', '/api/clinics/search?location=60602')
  expect(JSON.parse(api.text)).toMatchObject({ status: 500, requestId: api.id })
  expect(api.line).toMatchObject({ msg: 'GET /api/clinics/search failed' })
  const page = await askWithout('listings', '/search?location=60603')
  const sitemap = await askWithout('listings', '/sitemap.xml')
  const body = JSON.stringify({ email: 'nobody@example.org', password: 'not the password' })
  const sent = { method: 'POST', body, headers: JSON_TYPE }
  const panel = await askWithout('users', '/cms-api/users/login', sent)
  expect([api, page, panel].map(({ status }) => status)).toEqual([500, 503, 500])
  for (const { text, id } of [api, page, sitemap, panel])
    expect(text).toContain(`give this number: ${id}`)
})

it('a failure gives a number that the log knows on a page of the panel, in a line without what somebody looked for', async () => {
  const headers = { cookie: `payload-token=${await startSession(product.url)}` }
  await get('/admin/collections/contact-messages', { headers })
  const path = '/admin/collections/contact-messages?search=ana-secret@example.org'
  await askWithout('contact_messages', path, { headers })
  const output = product.output()
  expect(output).not.toContain('ana-secret')
  const [, ...lines] = output.slice(output.indexOf('The API')).split('\n')
  // Next says once how long it took to begin.
  expect(lines.filter((line) => !/^(\{.*\}|✓ .*|Metrics +\S+)?$/.test(line))).toEqual([])
})

it('a page that is rendered is a line and a trace, in the trace of the proxy, with nothing of who asked for what', async () => {
  const trace = '4bf92f3577b34da6a3ce929d0e0e4736'
  const parent = '00f067aa0ba902b7'
  const response = await get('/search?location=Springfield&service=dental', {
    headers: { traceparent: `00-${trace}-${parent}-01`, 'x-forwarded-for': '203.0.113.77' },
  })
  await response.arrayBuffer()
  expect(idOf(response)).toBe(trace)
  const [line] = await linesAbout(trace, (found) => 'route' in found)
  expect(line).toMatchObject({ event: 'request', route: '/search', method: 'GET', status: 200 })
  expect(line?.ms).toBeTypeOf('number')
  expect(line?.bytes).toBeGreaterThan(1_000)
  const own = () => spans.filter(({ traceId }) => traceId === trace)
  const named = (name: string) => own().filter((span) => span.name === name)
  await expect.poll(() => named('GET /search').length).toBe(1)
  const [request] = named('GET /search')
  const [render] = named('render')
  expect(request).toMatchObject({ parentSpanId: parent })
  expect(render).toMatchObject({ parentSpanId: request?.spanId })
  const queries = named('query').filter(({ parentSpanId }) => parentSpanId === render?.spanId)
  expect(queries.length).toBeGreaterThan(0)
  for (const told of [traced, JSON.stringify(line)])
    expect(told).not.toMatch(/Springfield|location=|service=|203\.0\.113|38\.5\d/)
})

const ask = async (path: string, init?: RequestInit) => {
  const response = await get(path, init)
  await response.arrayBuffer()
  return response.status
}

it('the metrics count requests by route, method and status, and what came from memory', async () => {
  const SEARCHES = 'route="/api/clinics/search",method="GET",status="2xx"'
  const MISSING = 'route="/api/clinics/slug/{slug}",method="GET",status="4xx"'
  const counts = async () => {
    const text = await scrape()
    const count = (labels: string) =>
      valueIn(text, `http_request_duration_seconds_count{${labels}}`) ?? 0
    const hits = valueIn(text, 'directory_remembered_answers_total{outcome="hit"}') ?? 0
    return [count(SEARCHES), count(MISSING), hits] as const
  }
  await ask('/api/clinics/search?location=Chicago')
  const [searches, missing, hits] = await counts()
  for (const location of ['60601', 'Chicago', 'Chicago'])
    await ask(`/api/clinics/search?location=${location}`)
  await ask('/api/clinics/slug/there-is-no-such-clinic')
  expect(await counts()).toEqual([searches + 3, missing + 1, hits + 2])
  const sum = `http_request_duration_seconds_sum{${SEARCHES}}`
  expect(valueIn(await scrape(), sum)).toBeGreaterThan(0)
})

it('the metrics tell how the process stands with its database and its jobs, and the state of the directory', async () => {
  const runs = 'directory_job_runs_total{task="Publishing on a date",outcome="done"}'
  await expect.poll(async () => valueIn(await scrape(), runs)).toBeGreaterThan(0)
  const text = await scrape()
  const { rows } = await database.pool.query(
    "select count(*)::int as listings from listings where locale = 'en'",
  )
  expect(valueIn(text, 'directory_listings')).toBe(rows[0].listings)
  expect(valueIn(text, 'directory_database_up')).toBe(1)
  expect(valueIn(text, 'directory_messages_unread')).toBe(0)
  for (const name of ['directory_remembered_bytes', 'process_resident_memory_bytes'])
    expect(valueIn(text, name), name).toBeGreaterThan(0)
  for (const name of ['calls_due', 'submissions_open', 'last_verification_timestamp_seconds'])
    expect(text).toContain(`# TYPE directory_${name} gauge`)
})

it('the metrics have no more series after hundreds of made-up addresses, and nothing of them or of what people write', async () => {
  const seriesIn = (text: string) =>
    text
      .split('\n')
      // Those of Node.js itself know nothing of requests.
      .filter((line) => /^(http|directory)_/.test(line))
      .map((line) => line.slice(0, line.lastIndexOf(' ')))
  for (const path of ['/never/before', '/services/never-before', '/api/states/never-before'])
    await ask(path)
  const values = messageValues()
  const sent = { method: 'POST', body: JSON.stringify(values), headers: JSON_TYPE }
  expect(await ask('/api/contact-messages', sent)).toBe(201)
  const before = new Set(seriesIn(await scrape()))
  const marks = Array.from({ length: 300 }, () => randomUUID())
  for (const [index, mark] of marks.entries())
    await ask(`${index % 20 === 0 ? '/services' : '/api/states'}/${mark}?location=${mark}`, {
      headers: { 'x-forwarded-for': mark },
    })
  const text = await scrape()
  expect(seriesIn(text).filter((series) => !before.has(series))).toEqual([])
  const hidden = [...marks, values.email, values.subject, values.message, '127.0.0.1']
  expect(hidden.filter((mark) => text.includes(mark))).toEqual([])
  expect(await ask('/metrics')).toBe(404)
})

it('without its database, the metrics say so, and pages tell of 911, a search form, and when to try again', async () => {
  const name = new URL(database.url).pathname.slice(1)
  const admin = database.url.replace(`/${name}`, '/postgres')
  const allow = (allowed: boolean) =>
    query(admin, `alter database "${name}" with allow_connections ${allowed}`)
  await allow(false)
  try {
    await query(
      admin,
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`,
    )
    const isLost = async () => expect(valueIn(await scrape(), 'directory_database_up')).toBe(0)
    await vi.waitFor(isLost, { timeout: 15_000 })
    const text = await scrape()
    expect(valueIn(text, 'directory_listings')).toBeUndefined()
    expect(valueIn(text, 'directory_remembered_bytes')).toBeGreaterThan(0)
    const paths = [
      ...'/search?location=Portland /map /services/no-such-clinic /browse/states'.split(' '),
      ...'/category/dental /resources/blog/no-such-article /privacy'.split(' '),
      ...'/submission/no-such-link /es /no-such-page'.split(' '),
    ]
    for (const path of paths) {
      const response = await get(path, { redirect: 'manual' })
      expect(response.status, path).toBe(503)
      expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
      expect(response.headers.get('cache-control')).toBe('no-store')
      expect(response.headers.get('content-type')).toContain('text/html')
      const page = await response.text()
      expect(page).toContain('href="tel:911"')
      expect(page).toMatch(/<form[^>]* action="(\/es)?\/(search|map)"/)
    }
  } finally {
    await allow(true)
  }
})
