import pg from 'pg'
import { SteadyPool } from '../../database/steady-pool.ts'

/**
 * Payload checks out a client at the start, never releases it, and checks out another one whenever
 * it is lost, until none is left. Here it is released immediately.
 *
 * Upstream: payloadcms/payload#11727; #17831, which is merged but not released yet, mends it.
 * No longer needed: once Payload as it comes holds no client when it has started (payload-itself.test.ts).
 */
class PayloadPool extends SteadyPool {
  constructor(options: pg.PoolConfig) {
    super(options)
    this.once('acquire', (client) =>
      setImmediate(() => {
        // Removes Payload's listener too, which would check out the next one.
        client.removeAllListeners('error').on('error', () => undefined)
        client.release()
      }),
    )
  }
}

/** The library for Payload to use. */
export const payloadPg = { ...pg, Pool: PayloadPool }
