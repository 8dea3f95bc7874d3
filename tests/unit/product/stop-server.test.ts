import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { whenQuiet } from '../../../cms/product/edge/stop-server.ts'

let server: Server
let stopAsking: () => Promise<void>
beforeEach(async () => {
  server = createServer((_, response) => response.end()).listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterEach(async () => {
  await stopAsking()
  server.closeAllConnections()
  server.close()
})

const keepAsking = (path: string) => {
  const { port } = server.address() as AddressInfo
  let isStopped = false
  const ask = async () => {
    while (!isStopped) {
      await (await fetch(`http://127.0.0.1:${port}${path}`)).arrayBuffer()
      await wait(20)
    }
  }
  const done = ask()
  stopAsking = () => {
    isStopped = true
    return done
  }
}

const isQuiet = async (): Promise<boolean> =>
  Promise.race([whenQuiet(server).then(() => true), wait(1_000).then(() => false)])

describe('a process that is about to end', () => {
  it('goes on while people are still sent to it', async () => {
    keepAsking('/search')
    expect(await isQuiet()).toBe(false)
  })

  it('ends once only those ask who look whether it is ready', async () => {
    keepAsking('/readyz')
    expect(await isQuiet()).toBe(true)
  })

  it('ends after two seconds, whoever still sends', async () => {
    keepAsking('/search')
    const begunAt = performance.now()
    await whenQuiet(server)
    expect(performance.now() - begunAt).toBeGreaterThan(1_900)
  })
})
