import { setTimeout as wait } from 'node:timers/promises'
import { connectAlone, type OwnConnection } from './own-connection.ts'

/** The most that visitors go on without the database once it is back. */
const BETWEEN_ATTEMPTS_MS = 500

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

const connect = async (url: string, channel: string, heard: () => void): Promise<OwnConnection> => {
  const connection = await connectAlone(url, (client) => client.on('notification', heard))
  try {
    await connection.client.query(`listen ${channel}`)
    return connection
  } catch (error) {
    await connection.client.end().catch(() => undefined)
    throw error
  }
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

  const connectAgain = async (): Promise<OwnConnection | undefined> => {
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
