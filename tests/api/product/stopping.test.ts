import { once } from 'node:events'
import { Agent, get } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createDatabase, type TestDatabase } from '../../support/database.ts'
import { type ProductProcess, startProductProcess } from '../../support/product-process.ts'

let database: TestDatabase
let product: ProductProcess
beforeAll(async () => {
  database = await createDatabase()
  product = await startProductProcess(database.url)
})
afterAll(async () => {
  await product?.stop()
  await database?.drop()
})

/** Whether an answer came whole. */
const ask = (agent: Agent, path: string): Promise<boolean> =>
  new Promise((resolve) => {
    const request = get(product.url + path, { agent }, (response) => {
      response.resume()
      response.once('end', () => resolve(response.complete))
      response.once('error', () => resolve(false))
    })
    request.once('error', () => resolve(false))
  })

const PATHS = ['/', '/search?location=Chicago', '/api/clinics/search?location=60601', '/api/site']

/** Asks every fifth of a second, as a load balancer does, and sends people elsewhere after a no. */
const watchReadiness = () => {
  const watch = { isReady: true, stop: () => clearInterval(timer) }
  const asks = async (address: string) => {
    const response = await fetch(product.url + address).catch(() => undefined)
    return response?.status === 200
  }
  const look = async () => {
    // Each must say it: a balancer asks the one or the other.
    const [isAlive, isReady] = await Promise.all([asks('/healthz'), asks('/readyz')])
    watch.isReady &&= isAlive || isReady
  }
  const timer = setInterval(look, 200)
  return watch
}

it('a process that is told to stop says that it is not ready, cuts no request, and ends within ten seconds', async () => {
  const agent = new Agent({ keepAlive: true })
  const answered: boolean[] = []
  const balancer = watchReadiness()
  const visit = async (start: number) => {
    for (let index = start; balancer.isReady; index++)
      answered.push(await ask(agent, PATHS[index % PATHS.length] ?? '/'))
  }
  const visits = Promise.all(Array.from({ length: 10 }, (_, index) => visit(index)))
  await wait(1_500)
  const exited = once(product.child, 'exit')
  const before = answered.length
  const toldAt = performance.now()
  process.kill(product.pid, 'SIGTERM')
  await visits
  balancer.stop()
  expect(await exited).toEqual([0, null])
  expect(performance.now() - toldAt).toBeLessThan(10_000)
  expect(answered.length).toBeGreaterThan(before)
  expect(answered).not.toContain(false)
})
