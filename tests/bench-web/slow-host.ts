import { once } from 'node:events'
import { createServer } from 'node:net'
import type { Cleanup } from '../bench/cleanup.ts'
import { freePort } from '../support/free-port.ts'

/**
 * Lighthouse assumes that a paint waited for every earlier request, unless the request ended after
 * the paint. So this is longer than a paint takes here, and short enough to end while Lighthouse
 * still watches.
 */
const LATE_MS = 500

/**
 * Stands in for the map host, which not every machine can reach: a slow host that then closes the
 * connection.
 * @returns its port
 */
export const startSlowHost = async ({ later }: Cleanup): Promise<number> => {
  const server = createServer((socket) => {
    socket.on('error', () => undefined)
    setTimeout(() => socket.destroy(), LATE_MS)
  })
  const port = await freePort()
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  later(async () => server.close())
  return port
}
