import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'

const BETWEEN_ATTEMPTS_MS = 1_000

interface Listener {
  /** Called for each message, and once whenever listening begins, since messages may be missed. */
  heard: () => void
  /** Called when the connection is lost. */
  lost: () => void
}

/**
 * Listens on a channel, on a connection of its own that is made anew whenever it is lost.
 * @returns a function that stops listening
 */
export const listen = async (
  url: string,
  channel: string,
  { heard, lost }: Listener,
): Promise<() => Promise<void>> => {
  let stopped = false
  let client: pg.Client

  const connect = async () => {
    client = new pg.Client({ connectionString: url, keepAlive: true })
    client.on('notification', heard)
    client.on('error', () => undefined)
    client.on('end', () => {
      if (stopped) return
      lost()
      void reconnect()
    })
    await client.connect()
    await client.query(`listen ${channel}`)
    heard()
  }

  const reconnect = async () => {
    for (;;) {
      await wait(BETWEEN_ATTEMPTS_MS)
      if (stopped) return
      const again = await connect().then(
        () => true,
        () => false,
      )
      if (again) return
    }
  }

  await connect()
  return async () => {
    stopped = true
    await client.end()
  }
}
