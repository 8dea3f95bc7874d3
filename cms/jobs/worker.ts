import { setTimeout as wait } from 'node:timers/promises'
import type { Payload } from 'payload'
import pg from 'pg'
import { LOCKS } from '../database/locks.ts'

const BETWEEN_ATTEMPTS_MS = 1_000

/** Something that is done again and again, by one process of all. */
export interface Chore {
  name: string
  /** Milliseconds between the end of one time and the start of the next. */
  everyMs: number
  /** Ends early, at the next point where nothing is half done, once the signal is aborted. */
  work: (payload: Payload, signal: AbortSignal) => Promise<void>
}

const pause = (ms: number, signal: AbortSignal) =>
  wait(ms, undefined, { signal, ref: false }).catch(() => undefined)

const repeat = async (chore: Chore, payload: Payload, signal: AbortSignal): Promise<void> => {
  while (!signal.aborted) {
    await chore.work(payload, signal).catch((error: unknown) => {
      payload.logger.error({ err: error, msg: `${chore.name} failed; it is tried again` })
    })
    await pause(chore.everyMs, signal)
  }
}

/**
 * Does the chores in whichever process holds the lock. Postgres gives the lock back with the
 * connection, so that where a process is killed another takes its place.
 * @returns a function that stops, once what is at hand is done
 */
export const startWork = (url: string, payload: Payload, chores: Chore[]) => {
  const stopping = new AbortController()

  const workWhileConnected = async (client: pg.Client): Promise<void> => {
    const lost = new AbortController()
    client.on('error', () => undefined)
    client.on('end', () => lost.abort())
    await client.connect()
    const signal = AbortSignal.any([stopping.signal, lost.signal])
    const holdsLock = async () => {
      const { rows } = await client.query('select pg_try_advisory_lock($1) as held', [
        LOCKS.working,
      ])
      return rows[0]?.held === true
    }
    while (!signal.aborted && !(await holdsLock())) await pause(BETWEEN_ATTEMPTS_MS, signal)
    await Promise.all(chores.map((chore) => repeat(chore, payload, signal)))
  }

  const work = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      const client = new pg.Client({ connectionString: url, keepAlive: true })
      await workWhileConnected(client).catch((error: unknown) => {
        payload.logger.info(`The worker lost its connection: ${error}`)
      })
      await client.end().catch(() => undefined)
      await pause(BETWEEN_ATTEMPTS_MS, stopping.signal)
    }
  }

  const done = work()
  return async (): Promise<void> => {
    stopping.abort()
    await done
  }
}
