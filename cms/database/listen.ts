import { Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'

const BETWEEN_ATTEMPTS_MS = 1_000
/** A server that accepts a connection but does not answer counts as unreachable. */
const PATIENCE_MS = 5_000
/** A connection that a network has dropped in silence delivers nothing, and no error either. */
const BETWEEN_PROOFS_MS = 5_000

interface Listener {
  /**
   * Called for each message, and whenever listening begins, since messages may have been missed.
   */
  heard: () => void
  /** Called when the connection is lost. */
  lost: () => void
  /** Called for each failed attempt to reconnect: the database can't be reached. */
  unreachable?: (error: unknown) => void
}

interface Connection {
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

const connect = async (url: string, channel: string, heard: () => void): Promise<Connection> => {
  const socket = new Socket()
  const client = new pg.Client({
    connectionString: url,
    keepAlive: true,
    connectionTimeoutMillis: PATIENCE_MS,
    query_timeout: PATIENCE_MS,
    stream: () => socket,
  })
  // A failed attempt ends too, so only the code that awaits `ended` reconnects.
  const ended = new Promise<void>((resolve) => client.once('end', resolve))
  client.on('error', () => undefined)
  client.on('notification', heard)
  try {
    await client.connect()
    await client.query(`listen ${channel}`)
  } catch (error) {
    await client.end().catch(() => undefined)
    throw error
  }
  endWhenSilent(client, socket)
  return { client, ended }
}

/**
 * Listens on a channel over its own connection, and reconnects whenever that is lost.
 * @returns a function that stops listening
 */
export const listen = async (
  url: string,
  channel: string,
  { heard, lost, unreachable }: Listener,
): Promise<() => Promise<void>> => {
  const stopping = new AbortController()
  const { signal } = stopping
  let connection = await connect(url, channel, heard)
  heard()

  const connectAgain = async (): Promise<Connection | undefined> => {
    while (!signal.aborted) {
      try {
        return await connect(url, channel, heard)
      } catch (error) {
        unreachable?.(error)
        await wait(BETWEEN_ATTEMPTS_MS, undefined, { signal }).catch(() => undefined)
      }
    }
    return undefined
  }

  const goOn = async (): Promise<void> => {
    for (;;) {
      await connection.ended
      if (signal.aborted) return
      lost()
      const next = await connectAgain()
      if (!next) return
      connection = next
      if (signal.aborted) await next.client.end()
      else heard()
    }
  }

  const done = goOn()
  return async () => {
    stopping.abort()
    await connection.client.end()
    await done
  }
}
