import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createDatabase, type TestDatabase } from '../../support/database.ts'
import { expectErrorLines } from '../../support/error-lines.ts'
import { type ProductProcess, startProductProcess } from '../../support/product-process.ts'
import { query } from '../../support/template.ts'

let database: TestDatabase
let product: ProductProcess
let admin: string
let name: string

const allowConnections = (allowed: boolean) =>
  query(admin, `alter database "${name}" with allow_connections ${allowed}`)

beforeAll(async () => {
  expectErrorLines(/The database can’t be reached|failed; it will be retried/)
  database = await createDatabase()
  product = await startProductProcess(database.url)
  name = new URL(database.url).pathname.slice(1)
  admin = database.url.replace(`/${name}`, '/postgres')
  await allowConnections(false)
  await query(
    admin,
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`,
  )
  const isLost = async () =>
    expect((await fetch(`${product.url}/search?location=60601`)).status).toBe(503)
  await vi.waitFor(isLost, { timeout: 15_000 })
})
afterAll(async () => {
  await allowConnections(true)
  await product?.stop()
  await database?.drop()
})

describe('without the database, a page that is not remembered', () => {
  it.each([
    '/search?location=Portland',
    '/map',
    '/services/no-such-clinic',
    '/browse/states',
    '/browse/services',
    '/state/texas',
    '/category/dental',
    '/resources/blog',
    '/resources/blog/no-such-article',
    '/privacy',
    '/submission/no-such-link',
    '/es',
    '/no-such-page',
  ])('%s says so, with 911, a search form, and when to try again', async (path) => {
    const response = await fetch(product.url + path, { redirect: 'manual' })
    expect(response.status).toBe(503)
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('content-type')).toContain('text/html')
    const page = await response.text()
    expect(page).toContain('href="tel:911"')
    expect(page).toMatch(/<form[^>]* action="(\/es)?\/(search|map)"/)
  })
})
