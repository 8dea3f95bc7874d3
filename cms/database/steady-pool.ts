import { Socket } from 'node:net'
import pg from 'pg'

/** Postgres ends a statement after 60 s, and so does it with a transaction that does nothing. */
const SILENCE_MS = 70_000

/** A connection that a network has dropped in silence would otherwise be waited for many minutes. */
export const socketThatGivesUp = (silenceMs = SILENCE_MS): Socket => {
  const socket = new Socket()
  return socket.setTimeout(silenceMs, () => socket.destroy())
}

/**
 * A pool that survives the loss of its database. Without a listener, an error on a checked-out
 * client would end the process; its holder sees the error on the next query anyway.
 */
export class SteadyPool extends pg.Pool {
  constructor(options: pg.PoolConfig) {
    super({ ...options, stream: () => socketThatGivesUp() })
    this.on('connect', (client) => client.on('error', () => undefined))
  }
}
