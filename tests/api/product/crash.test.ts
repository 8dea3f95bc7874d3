import { once } from 'node:events'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createDatabase, type TestDatabase } from '../../support/database.ts'
import { expectErrorLines } from '../../support/error-lines.ts'
import { type ProductProcess, startProductProcess } from '../../support/product-process.ts'

/** Fails on a signal, as a query does that nobody waits for. */
const FAILING = `
  process.on('SIGUSR2', () => {
    const params = [['ana', 'secret'].join('-')]
    const message = 'Failed query: select $1\\nparams: ' + params
    Promise.reject(Object.assign(new Error(message), { params }))
  })`

let database: TestDatabase
let product: ProductProcess
beforeAll(async () => {
  database = await createDatabase()
  product = await startProductProcess(database.url, {
    NODE_OPTIONS: `--conditions=production --import data:text/javascript,${encodeURIComponent(FAILING)}`,
  })
})
afterAll(async () => {
  await product?.stop()
  await database?.drop()
})

it('a process that fails ends with a line in the log, without the values of its queries', async () => {
  expectErrorLines(/The process ends/)
  const exited = once(product.child, 'exit')
  process.kill(product.pid, 'SIGUSR2')
  expect(await exited).toEqual([1, null])
  const [last = ''] = product.output().trim().split('\n').slice(-1)
  expect(JSON.parse(last)).toMatchObject({ level: 60, err: { message: 'Failed query: select $1' } })
  expect(product.output()).not.toContain('ana-secret')
})
