import { expect, test } from '@playwright/test'
import { EDITOR } from '../support/editor-account.ts'
import { embeddedUrl, takePostgresAway, whenPostgresAnswers } from '../support/embedded-cluster.ts'
import { CAUSES_ERROR } from '../support/error-lines-reporter.ts'
import { processCost } from '../support/process-cost.ts'
import { type ProductProcess, startProductProcess } from '../support/product-process.ts'
import { runCommand } from '../support/run-command.ts'

/** How long the database is away, and how much that may cost. */
const AWAY_MS = 30_000
const MEGABYTES = 120
const PROCESSOR_SECONDS = 4

test.describe.configure({ mode: 'serial' })

/** What the log tells of while the database is away. */
const LOSS = {
  type: CAUSES_ERROR,
  description:
    'database can’t be reached|terminat|ECONNREFUSED|ECONNRESET|timeout|database system is|Failed query',
}

let product: ProductProcess
test.beforeAll(async () => {
  test.setTimeout(300_000)
  product = await startProductProcess('')
})
test.afterAll(() => product?.stop())

/** One request to each part that uses the database: API, page, Payload's API. */
const ask = {
  api: () => fetch(`${product.url}/api/clinics/search?location=anderson&limit=${counter()}`),
  page: () => fetch(`${product.url}/search?location=anderson&offset=${counter()}`),
  signIn: () =>
    fetch(`${product.url}/cms-api/users/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(EDITOR),
    }),
}

let asked = 0
/** So that nothing is answered from the cache. */
const counter = () => 10 + (asked++ % 90)

/** What was asked for before the database was gone. */
const REMEMBERED = ['/', '/search?location=Chicago', '/api/clinics/search?location=Chicago']

const statuses = async () =>
  Promise.all(Object.values(ask).map(async (request) => (await request()).status))

test('Thirty seconds without a database cost little, and everything works again', {
  annotation: LOSS,
}, async () => {
  test.setTimeout(180_000)
  const url = await embeddedUrl(product.dataDir)
  for (const address of REMEMBERED) expect((await fetch(product.url + address)).status).toBe(200)
  const putBack = await takePostgresAway(product.dataDir)
  await expect.poll(statuses).toEqual([503, 503, 503])
  const before = await processCost(product.pid)
  await new Promise((resolve) => setTimeout(resolve, AWAY_MS))
  const after = await processCost(product.pid)
  expect(after.megabytes - before.megabytes).toBeLessThan(MEGABYTES)
  expect(after.seconds - before.seconds).toBeLessThan(PROCESSOR_SECONDS)

  for (const address of REMEMBERED) {
    const remembered = await fetch(product.url + address)
    expect(remembered.status).toBe(200)
    expect(Number(remembered.headers.get('age'))).toBeGreaterThan(25)
    expect(remembered.headers.get('warning')).toContain('110')
    expect(remembered.headers.get('cache-control')).toBe('no-store')
    const isPage = remembered.headers.get('content-type')?.startsWith('text/html')
    if (isPage) expect(await remembered.text()).toMatch(/This page was up to date 1 minute ago\./)
  }
  expect((await fetch(`${product.url}/readyz`)).status).toBe(503)
  expect((await fetch(`${product.url}/healthz`)).status).toBe(200)
  for (const request of Object.values(ask))
    expect(Number((await request()).headers.get('retry-after'))).toBeGreaterThan(0)

  await putBack()
  await whenPostgresAnswers(url)
  // The drill 'database gone' measures how soon.
  await expect.poll(statuses).toEqual([200, 200, 200])
  for (const address of REMEMBERED)
    expect((await fetch(product.url + address)).headers.get('age')).toBeNull()
})

test('The seed can be run while the product is running', async () => {
  test.setTimeout(120_000)
  const env = { DATABASE_URL: '', DATA_DIR: product.dataDir }
  const seeded = await runCommand('seed', [], env, 60_000)
  expect(seeded).toMatchObject({ code: 0 })
  expect(await statuses()).toEqual([200, 200, 200])
})
