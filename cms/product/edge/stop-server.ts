import { once } from 'node:events'
import type { IncomingMessage, Server } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'

/** Milliseconds in which requests that have begun may finish. */
const PATIENCE_MS = 4_500
const BETWEEN_LOOKS_MS = 50
/** So many looks without a new request: nobody sends any more. */
const QUIET_LOOKS = 6
const MOST_LOOKS = 40

/**
 * Waits until no new requests come, for two seconds at most. On a busy machine a load balancer hears
 * late that it should send people elsewhere, and what it has sent still waits to be read.
 */
export const whenQuiet = async (server: Server): Promise<void> => {
  let quiet = 0
  const stir = ({ url = '' }: IncomingMessage) => {
    if (!/^\/(healthz|readyz)$/.test(url)) quiet = 0
  }
  server.on('request', stir)
  for (let looks = 0; quiet < QUIET_LOOKS && looks < MOST_LOOKS; looks++) {
    quiet++
    await wait(BETWEEN_LOOKS_MS)
  }
  server.off('request', stir)
}

/** Stops a server once every request that has begun is answered, or after a few seconds. */
export const stopServer = async (server: Server): Promise<void> => {
  const closed = once(server, 'close')
  server.close()
  // A connection that is kept alive becomes idle when its answer is sent.
  const idle = setInterval(() => server.closeIdleConnections(), BETWEEN_LOOKS_MS)
  const late = setTimeout(() => server.closeAllConnections(), PATIENCE_MS)
  await closed
  clearInterval(idle)
  clearTimeout(late)
}
