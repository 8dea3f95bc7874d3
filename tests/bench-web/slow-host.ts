import { once } from 'node:events'
import { createServer } from 'node:net'
import type { Cleanup } from '../bench/cleanup.ts'
import { freePort } from '../support/free-port.ts'

/**
 * Lighthouse takes a paint to have waited for what was asked for before it, unless that ended later:
 * so longer than a paint takes here, and short enough to end while it looks.
 */
const LATE_MS = 500

/**
 * Stands in for the host of maps, which not every machine can reach: a host that is slow, and then
 * hangs up.
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
