import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import {
  BETWEEN_ATTEMPTS_MS,
  type Cluster,
  claimsToRun,
  isNotNow,
  launch,
  urlOf,
} from './embedded-server.ts'

/** A server that shuts down cleanly closes its port a moment before it removes its pid file. */
const LAST_MOMENT_MS = 200

interface Connection {
  client: pg.Client
  ended: Promise<void>
}

/** A connection to the server, or else whether a server is there that can't answer just now. */
const connect = async (url: string): Promise<Connection | 'not now' | 'not there'> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 })
  const ended = new Promise<void>((resolve) => client.once('end', resolve))
  client.on('error', () => undefined)
  try {
    await client.connect()
    return { client, ended }
  } catch (error) {
    await client.end().catch(() => undefined)
    return isNotNow(error) ? 'not now' : 'not there'
  }
}

/** A server that has died leaves its pid file behind; one that was stopped has removed it. */
const hasDied = async (cluster: Cluster): Promise<boolean> => {
  if (!(await claimsToRun(cluster))) return false
  await wait(LAST_MOMENT_MS)
  return claimsToRun(cluster)
}

/**
 * Restarts the server whenever it dies, on its old port, so that every pool finds it. A server that
 * was shut down cleanly is left alone. If several processes try together, one succeeds: Postgres
 * refuses a second server on a folder.
 * @param tell takes a line for the operator
 * @returns a function that stops watching
 */
export const keepRunning = (
  cluster: Cluster,
  port: number,
  tell: (line: string) => void,
): (() => Promise<void>) => {
  const stopping = new AbortController()
  const { signal } = stopping
  let client: pg.Client | undefined
  let isDown = false

  /** Right after a crash the first attempts can fail; the server's log says why. */
  const startAgain = async (): Promise<boolean> => {
    if (!isDown) tell('Postgres has died. Restarting it.')
    isDown = true
    return launch(cluster, port).then(
      () => true,
      () => false,
    )
  }

  const watch = async (): Promise<void> => {
    while (!signal.aborted) {
      // A connection shows immediately when the server stops, and shows other processes that this
      // one needs it.
      const found = await connect(urlOf(cluster, port, 'postgres'))
      if (typeof found === 'object') {
        if (isDown) tell('Postgres is running again.')
        isDown = false
        client = found.client
        if (signal.aborted) await client.end()
        await found.ended
        continue
      }
      const isDead = found === 'not there' && (await hasDied(cluster)) && !signal.aborted
      if (isDead && (await startAgain())) continue
      await wait(BETWEEN_ATTEMPTS_MS, undefined, { signal }).catch(() => undefined)
    }
  }

  const done = watch()
  return async () => {
    stopping.abort()
    await client?.end().catch(() => undefined)
    await done
  }
}
