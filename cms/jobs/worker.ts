import { setMaxListeners } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import type { Payload } from 'payload'
import { LOCKS } from '../database/locks.ts'
import { connectAlone, type OwnConnection } from '../database/own-connection.ts'

const BETWEEN_ATTEMPTS_MS = 1_000

/** A recurring task, which only one of all processes does. */
export interface BackgroundJob {
  name: string
  /** Milliseconds between the end of one run and the start of the next. */
  everyMs: number
  /** Once the signal is aborted, ends early, at the next point where nothing is half done. */
  work: (payload: Payload, signal: AbortSignal) => Promise<void>
}

const pause = (ms: number, signal: AbortSignal) =>
  wait(ms, undefined, { signal, ref: false }).catch(() => undefined)

/** Called after each run of a job. */
export type JobDone = (job: string, seconds: number, succeeded: boolean) => void

const repeat = async (
  job: BackgroundJob,
  payload: Payload,
  signal: AbortSignal,
  done: JobDone,
): Promise<void> => {
  while (!signal.aborted) {
    const started = performance.now()
    const succeeded = await job.work(payload, signal).then(
      () => true,
      (error: unknown) => {
        payload.logger.error({ err: error, msg: `${job.name} failed; it will be retried` })
        return false
      },
    )
    done(job.name, (performance.now() - started) / 1_000, succeeded)
    await pause(job.everyMs, signal)
  }
}

/**
 * Runs the jobs in whichever process holds the lock. Postgres releases the lock when the
 * connection ends, so if that process is killed, another takes over.
 * @returns a function that stops once the current work is done
 */
export const startWork = (
  url: string,
  payload: Payload,
  jobs: BackgroundJob[],
  jobDone: JobDone = () => undefined,
) => {
  const stopping = new AbortController()

  const workWhileConnected = async ({ client, ended }: OwnConnection): Promise<void> => {
    const lost = new AbortController()
    void ended.then(() => lost.abort())
    const signal = AbortSignal.any([stopping.signal, lost.signal])
    // Each job waits for it.
    setMaxListeners(0, signal)
    const holdsLock = async () => {
      const { rows } = await client.query('select pg_try_advisory_lock($1) as held', [
        LOCKS.working,
      ])
      return rows[0]?.held === true
    }
    while (!signal.aborted && !(await holdsLock())) await pause(BETWEEN_ATTEMPTS_MS, signal)
    await Promise.all(jobs.map((job) => repeat(job, payload, signal, jobDone)))
  }

  const work = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      await connectAlone(url)
        .then((connection) =>
          workWhileConnected(connection).finally(() =>
            connection.client.end().catch(() => undefined),
          ),
        )
        .catch((error: unknown) => {
          payload.logger.info(`The worker lost its connection: ${error}`)
        })
      await pause(BETWEEN_ATTEMPTS_MS, stopping.signal)
    }
  }

  const done = work()
  return async (): Promise<void> => {
    stopping.abort()
    await done
  }
}
