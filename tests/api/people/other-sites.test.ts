import { afterAll, beforeAll, expect, it } from 'vitest'
import { createDatabase, type TestDatabase } from '../../support/database.ts'
import { type ProductProcess, startProductProcess } from '../../support/product-process.ts'
import { startSession } from '../../support/sign-in.ts'

let database: TestDatabase
let product: ProductProcess
let cookie: string
beforeAll(async () => {
  database = await createDatabase()
  // Without PUBLIC_URL, as on the machine of somebody who tries it.
  product = await startProductProcess(database.url)
  cookie = `payload-token=${await startSession(product.url)}`
})
afterAll(async () => {
  await product?.stop()
  await database?.drop()
})

/** What a page makes the browser of somebody send who is signed in. */
const addRedirect = async (from: string, headers: Record<string, string>) => {
  const body = new FormData()
  body.append('_payload', JSON.stringify({ from, to: '/about' }))
  const url = `${product.url}/cms-api/redirects`
  return (await fetch(url, { method: 'POST', headers: { cookie, ...headers }, body })).status
}
const isThere = async (from: string) => {
  const { rows } = await database.pool.query('select 1 from redirects where "from" = $1', [from])
  return rows.length === 1
}

it.each<Record<string, string>>([
  { 'sec-fetch-site': 'cross-site', origin: 'https://elsewhere.example' },
  { 'sec-fetch-site': 'same-site', origin: 'http://localhost:1' },
  { origin: 'http://localhost:1' },
  { origin: 'null' },
])('nothing is saved for a page of another site: %o', async (headers) => {
  const from = `/forged-${JSON.stringify(headers).length}`
  expect(await addRedirect(from, headers)).toBe(403)
  expect(await isThere(from)).toBe(false)
})

it.each(['same-origin', 'origin', 'script'])(
  'our own pages and scripts are let through: %s',
  async (sender) => {
    const headers: Record<string, Record<string, string>> = {
      'same-origin': { 'sec-fetch-site': 'same-origin' },
      origin: { origin: product.url },
      script: {},
    }
    expect(await addRedirect(`/own-${sender}`, headers[sender] ?? {})).toBe(201)
  },
)
