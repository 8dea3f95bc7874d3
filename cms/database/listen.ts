import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'

const BETWEEN_ATTEMPTS_MS = 1_000
/** A server that takes a connection and says nothing counts as one that is not there. */
const PATIENCE_MS = 5_000

interface Listener {
  /** Called for each message, and once whenever listening begins, since messages may be missed. */
  heard: () => void
  /** Called when the connection is lost. */
  lost: () => void
  /** Called for each attempt to connect again that failed: the database can't be reached. */
  unreachable?: (error: unknown) => void
}

interface Connection {
  client: pg.Client
  /** Resolves once the connection is no more. */
  ended: Promise<void>
}

const connect = async (url: string, channel: string, heard: () => void): Promise<Connection> => {
  const client = new pg.Client({
    connectionString: url,
    keepAlive: true,
    connectionTimeoutMillis: PATIENCE_MS,
  })
  // A failed attempt ends too, which is why nobody starts over at an end but whoever awaits it.
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
  return { client, ended }
}

/**
 * Listens on a channel, on a connection of its own that is made anew whenever it is lost.
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
