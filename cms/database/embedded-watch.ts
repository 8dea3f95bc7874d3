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

/** One that stops in order closes its port a moment before it takes its pid file away. */
const LAST_MOMENT_MS = 200

interface Connection {
  client: pg.Client
  ended: Promise<void>
}

/** A connection to the server; or whether one is there that can't answer just now. */
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

/** A server that has died has left its pid file; one that was stopped has taken it along. */
const hasDied = async (cluster: Cluster): Promise<boolean> => {
  if (!(await claimsToRun(cluster))) return false
  await wait(LAST_MOMENT_MS)
  return claimsToRun(cluster)
}

/**
 * Starts the server again whenever it has died, on its old port, so that every pool finds it; one
 * that was stopped in order is left alone. Of several processes that try at once one succeeds:
 * Postgres refuses a second server on a folder.
 * @param tell takes a line for whoever runs the product
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

  /** Right after a death the first attempts can fail; the server's log says why. */
  const startAgain = async (): Promise<boolean> => {
    if (!isDown) tell('Postgres has died; it is started again.')
    isDown = true
    return launch(cluster, port).then(
      () => true,
      () => false,
    )
  }

  const watch = async (): Promise<void> => {
    while (!signal.aborted) {
      // A connection tells of the end at once, and shows other processes that this one needs it.
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
