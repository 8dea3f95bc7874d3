import { Socket } from 'node:net'
import pg from 'pg'

/** A server that accepts a connection but does not answer counts as unreachable. */
const PATIENCE_MS = 5_000
/** A connection that a network has dropped in silence delivers nothing, and no error either. */
const BETWEEN_PROOFS_MS = 5_000
/** The server too ends what it can't reach, after 25 seconds in place of two hours. */
const KEEPALIVE = '-c tcp_keepalives_idle=10 -c tcp_keepalives_interval=5 -c tcp_keepalives_count=3'

/** A connection that belongs to nobody else, and ends if its server no longer answers. */
export interface OwnConnection {
  client: pg.Client
  /** Resolves once the connection has ended. */
  ended: Promise<void>
}

/** Ends a connection whose server no longer answers. */
const endWhenSilent = (client: pg.Client, socket: Socket): void => {
  const proof = setInterval(() => {
    client.query('select 1').catch(() => socket.destroy())
  }, BETWEEN_PROOFS_MS)
  client.once('end', () => clearInterval(proof))
}

/** @param prepare is called with the client before it connects */
export const connectAlone = async (
  url: string,
  prepare: (client: pg.Client) => void = () => undefined,
): Promise<OwnConnection> => {
  const socket = new Socket()
  const client = new pg.Client({
    connectionString: url,
    keepAlive: true,
    connectionTimeoutMillis: PATIENCE_MS,
    query_timeout: PATIENCE_MS,
    options: KEEPALIVE,
    stream: () => socket,
  })
  // A failed attempt ends too, so only the code that awaits `ended` reconnects.
  const ended = new Promise<void>((resolve) => client.once('end', resolve))
  client.on('error', () => undefined)
  prepare(client)
  try {
    await client.connect()
  } catch (error) {
    await client.end().catch(() => undefined)
    throw error
  }
  endWhenSilent(client, socket)
  return { client, ended }
}
