import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { testDatabase, testProduct } from '../support/test-product.ts'

const database = await testDatabase()
const product = await testProduct(database.url, { WEB_CONCURRENCY: '2' })

const ask = (path: string) =>
  fetch(product.url + path, { headers: { connection: 'close' } }).then(({ status }) => status)

/** The ids of the processes that serve. */
const workers = async () => {
  const asked = ['-o', 'pid=', '--ppid', String(product.pid)]
  // ps ends with 1 if there are none.
  const { stdout } = await promisify(execFile)('ps', asked).catch(() => ({ stdout: '' }))
  return stdout.split('\n').map(Number).filter(Boolean)
}

/** Whether so many requests were all answered well; each has a connection of its own. */
const allAnswered = async (count: number): Promise<boolean> => {
  const paths = ['/', '/api/site', '/api/clinics/search?location=60601', '/readyz']
  const statuses = await Promise.all(
    Array.from({ length: count }, (_, index) => ask(paths[index % paths.length] ?? '/')),
  )
  return statuses.every((status) => status === 200)
}

it('several processes serve one port, one that is killed is replaced, and all end with the first', async () => {
  const [killed = 0, other] = await workers()
  expect(await allAnswered(40)).toBe(true)
  process.kill(killed, 'SIGKILL')
  await expect.poll(workers).toEqual([other])
  expect(await allAnswered(20)).toBe(true)
  await expect.poll(async () => (await workers()).length, { timeout: 30_000 }).toBe(2)
  expect(product.output()).toContain(`Process ${killed} ended. Another one takes its place.`)
  expect(await allAnswered(40)).toBe(true)

  const last = await workers()
  const exited = once(product.child, 'exit')
  process.kill(product.pid, 'SIGTERM')
  expect(await exited).toEqual([0, null])
  for (const pid of last) expect(() => process.kill(pid, 0)).toThrow('ESRCH')
})
