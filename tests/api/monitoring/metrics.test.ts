import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createDatabase, type TestDatabase } from '../../support/database.ts'
import { expectErrorLines } from '../../support/error-lines.ts'
import { messageValues } from '../../support/form-values.ts'
import { freePort } from '../../support/free-port.ts'
import { type ProductProcess, startProductProcess } from '../../support/product-process.ts'
import { query } from '../../support/template.ts'

let database: TestDatabase
let product: ProductProcess
let metricsUrl: string
beforeAll(async () => {
  database = await createDatabase()
  const port = String(await freePort())
  metricsUrl = `http://127.0.0.1:${port}/metrics`
  product = await startProductProcess(database.url, { METRICS_PORT: port })
})
afterAll(async () => {
  await product?.stop()
  await database?.drop()
})

const scrape = async (): Promise<string> => {
  const response = await fetch(metricsUrl)
  expect(response.status).toBe(200)
  return response.text()
}

/** The value of one series, such as 'name{label="value"}'; undefined if there is none. */
const valueIn = (text: string, series: string): number | undefined => {
  const line = text.split('\n').find((candidate) => candidate.startsWith(`${series} `))
  return line === undefined ? undefined : Number(line.slice(series.length + 1))
}

const ask = async (path: string, init?: RequestInit) => {
  const response = await fetch(product.url + path, init)
  await response.arrayBuffer()
  return response.status
}

/** Every name of ours and its labels, without the values. */
const seriesIn = (text: string) =>
  text
    .split('\n')
    // Those of Node.js itself know nothing of requests.
    .filter((line) => /^(http|directory)_/.test(line))
    .map((line) => line.slice(0, line.lastIndexOf(' ')))

describe('the metrics', () => {
  it('count requests by route, method and status, with their times', async () => {
    for (const location of ['60601', 'Chicago', 'nowhere at all'])
      await ask(`/api/clinics/search?location=${location}`)
    await ask('/api/clinics/slug/there-is-no-such-clinic')
    const text = await scrape()
    const count = (labels: string) =>
      valueIn(text, `http_request_duration_seconds_count{${labels}}`)
    expect(count('route="/api/clinics/search",method="GET",status="2xx"')).toBe(3)
    expect(count('route="/api/clinics/slug/{slug}",method="GET",status="4xx"')).toBe(1)
    const spent = 'route="/api/clinics/search",method="GET",status="2xx"'
    expect(valueIn(text, `http_request_duration_seconds_sum{${spent}}`)).toBeGreaterThan(0)
  })

  it('count what came from memory', async () => {
    const hits = async () =>
      valueIn(await scrape(), 'directory_remembered_answers_total{outcome="hit"}') ?? 0
    await ask('/api/site')
    const before = await hits()
    await ask('/api/site')
    await ask('/api/site')
    expect(await hits()).toBe(before + 2)
    expect(valueIn(await scrape(), 'directory_remembered_bytes')).toBeGreaterThan(1_000)
  })

  it('tell how the process stands with its database and its jobs', async () => {
    await expect
      .poll(async () =>
        valueIn(
          await scrape(),
          'directory_job_runs_total{task="Publishing on a date",outcome="done"}',
        ),
      )
      .toBeGreaterThan(0)
    const text = await scrape()
    expect(valueIn(text, 'directory_database_up')).toBe(1)
    const total = 'directory_database_connections{pool="public",state="total"}'
    expect(valueIn(text, total)).toBeGreaterThan(0)
    expect(valueIn(text, 'directory_replicas{state="total"}')).toBe(0)
    expect(valueIn(text, 'nodejs_eventloop_lag_p99_seconds')).toBeGreaterThan(0)
    expect(valueIn(text, 'process_resident_memory_bytes')).toBeGreaterThan(1e8)
  })

  it('tell the state of the directory', async () => {
    const text = await scrape()
    const { rows } = await database.pool.query(
      "select count(*)::int as listings from listings where locale = 'en'",
    )
    expect(valueIn(text, 'directory_listings')).toBe(rows[0].listings)
    expect(valueIn(text, 'directory_messages_unread')).toBe(0)
    for (const name of ['calls_due', 'submissions_open', 'last_verification_timestamp_seconds'])
      expect(text).toContain(`# TYPE directory_${name} gauge`)
  })

  it('have no more series after a thousand made-up addresses, and nothing of them', async () => {
    await ask('/never/before')
    await ask('/services/never-before')
    await ask('/api/states/never-before')
    const before = new Set(seriesIn(await scrape()))
    const marks = Array.from({ length: 1_000 }, () => randomUUID())
    for (const [index, mark] of marks.entries())
      await ask(`${index % 20 === 0 ? '/services' : '/api/states'}/${mark}?location=${mark}`, {
        headers: { 'x-forwarded-for': mark },
      })
    const text = await scrape()
    expect(seriesIn(text).filter((series) => !before.has(series))).toEqual([])
    expect(marks.filter((mark) => text.includes(mark))).toEqual([])
  })

  it('have nothing of what people write', async () => {
    const values = messageValues()
    const status = await ask('/api/contact-messages', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(values),
    })
    expect(status).toBe(201)
    const text = await scrape()
    for (const value of [values.email, values.subject, values.message, '127.0.0.1'])
      expect(text).not.toContain(value)
  })

  it('can’t be read at the public address', async () => {
    expect(await ask('/metrics')).toBe(404)
  })
})

it('without its database, the metrics say so and leave out the state of the directory', async () => {
  expectErrorLines(/The database can’t be reached|failed; it will be retried/)
  const [name] = new URL(database.url).pathname.slice(1).split('?')
  const admin = database.url.replace(`/${name}`, '/postgres')
  await query(admin, `alter database "${name}" with allow_connections false`)
  await query(
    admin,
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`,
  )
  try {
    await expect
      .poll(async () => valueIn(await scrape(), 'directory_database_up'), { timeout: 15_000 })
      .toBe(0)
    const text = await scrape()
    expect(valueIn(text, 'directory_listings')).toBeUndefined()
    expect(valueIn(text, 'directory_remembered_bytes')).toBeGreaterThan(0)
  } finally {
    await query(admin, `alter database "${name}" with allow_connections true`)
  }
})
