import pg from 'pg'

/**
 * A pool that outlives its database. An error on a client that somebody has taken out is told to
 * nobody otherwise, which ends the process; whoever has it meets the error at the next query.
 */
export class SteadyPool extends pg.Pool {
  constructor(options: pg.PoolConfig) {
    super(options)
    this.on('connect', (client) => client.on('error', () => undefined))
  }
}

/**
 * Payload takes a client at the start, never gives it back, and takes another one whenever that is
 * lost, until none is left for anybody. Here it goes back at once.
 */
class PayloadPool extends SteadyPool {
  constructor(options: pg.PoolConfig) {
    super(options)
    this.once('acquire', (client) =>
      setImmediate(() => {
        // With Payload's listener, which would take the next one.
        client.removeAllListeners('error').on('error', () => undefined)
        client.release()
      }),
    )
  }
}

/** The library as Payload is to use it. */
export const payloadPg = { ...pg, Pool: PayloadPool }
