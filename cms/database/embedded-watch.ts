import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { BETWEEN_ATTEMPTS_MS, type Cluster, claimsToRun, launch, urlOf } from './embedded-server.ts'

/** Connects where it can. @returns the connection and its end */
const connect = async (url: string) => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 })
  const ended = new Promise<void>((resolve) => client.once('end', resolve))
  client.on('error', () => undefined)
  try {
    await client.connect()
    return { client, ended }
  } catch {
    await client.end().catch(() => undefined)
    return undefined
  }
}

/**
 * Starts the server again whenever it has died, on its old port, so that every pool finds it. One
 * that was stopped in order has taken its pid file with it, and is left alone. Of several processes
 * that try at once one succeeds: Postgres refuses a second server on a folder.
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

  const watch = async (): Promise<void> => {
    let isDown = false
    while (!signal.aborted) {
      // A connection tells of the end at once, and shows other processes that this one needs it.
      const connection = await connect(urlOf(cluster, port, 'postgres'))
      if (connection) {
        if (isDown) tell('Postgres is running again.')
        isDown = false
        client = connection.client
        if (signal.aborted) await client.end()
        await connection.ended
      } else if (await claimsToRun(cluster)) {
        if (!isDown) tell('Postgres has died; it is started again.')
        isDown = true
        // Right after a death the first attempts can fail; the server's log says why.
        const started = await launch(cluster, port).then(
          () => true,
          () => false,
        )
        if (!started) await pause(signal)
      } else await pause(signal)
    }
  }

  const done = watch()
  return async () => {
    stopping.abort()
    await client?.end().catch(() => undefined)
    await done
  }
}

const pause = (signal: AbortSignal) =>
  wait(BETWEEN_ATTEMPTS_MS, undefined, { signal }).catch(() => undefined)
