import { afterAll, beforeAll, expect, it } from 'vitest'
import { fuzz } from '../fuzz/fuzz.ts'
import { requests } from '../fuzz/requests.ts'
import { createDatabase, keepFewSamples, type TestDatabase } from '../support/database.ts'
import { type ProductProcess, startProductProcess } from '../support/product-process.ts'

/** As many as take seconds. The drill 'fuzz' sends a hundred thousand, with other seeds. */
const COUNT = 2_000
const SEED = 1

let database: TestDatabase
let product: ProductProcess
beforeAll(async () => {
  database = await createDatabase()
  await keepFewSamples(database)
  product = await startProductProcess(database.url, { TRUSTED_PROXIES: '1' })
})
afterAll(async () => {
  await product?.stop()
  await database?.drop()
})

it('any request is answered without an error of ours, and as the contract says', async () => {
  const { statuses, faults } = await fuzz({ url: product.url, requests, count: COUNT, seed: SEED })
  expect(faults).toEqual([])
  for (const status of [200, 201, 400, 404]) expect(statuses.get(status)).toBeGreaterThan(10)
})

/** What once failed. */
const FOUND = ['/preview/__proto__', '/es/preview/constructor', '/admin//a']

it.each(FOUND)('%s is answered without an error of ours', async (path) => {
  expect((await fetch(product.url + path, { redirect: 'manual' })).status).toBeLessThan(500)
})
