import type { Payload } from 'payload'
import { announce } from '../../database/announce.ts'
import { holdLock } from '../../database/hold-lock.ts'
import { LOCKS } from '../../database/locks.ts'
import { inOneTransaction } from '../../database/one-transaction.ts'
import { withLock } from '../../database/with-lock.ts'
import type { BackgroundJob } from '../../jobs/worker.ts'
import { rebuildListings } from '../publish/rebuild-listings.ts'
import { areCurrent, countOutdated, outdatedClinics } from '../queries/outdated-listings.ts'
import { vacuumListings } from '../queries/vacuum-listings.ts'

/** Clinics per transaction: if the process is stopped, finished batches are kept. */
const BATCH = 500

/** Reports how many clinics are done, of how many. */
type Progress = (done: number, total: number) => void

interface Options {
  progress?: Progress | undefined
  /** Once it is aborted, the work ends after the current batch. */
  signal?: AbortSignal | undefined
}

const regenerate = async (
  payload: Payload,
  { progress = () => undefined, signal }: Options,
): Promise<number> => {
  const { pool } = payload.db
  const total = await countOutdated(pool)
  let done = 0
  let ids = await outdatedClinics(pool, 0, BATCH)
  for (let last = ids.at(-1); last !== undefined && !signal?.aborted; last = ids.at(-1)) {
    await inOneTransaction(payload, async (req) => {
      await rebuildListings(req, { id: { in: ids } })
      await announce(req)
    })
    done += ids.length
    progress(done, total)
    ids = await outdatedClinics(pool, last, BATCH)
  }
  if (done > 0) await vacuumListings(pool)
  return done
}

/**
 * Regenerates the listings that another release wrote. If several processes start together, one
 * does it and the others wait.
 * @returns the number of clinics
 */
export const updateListings = (
  payload: Payload,
  url: string,
  progress?: Progress,
): Promise<number> => withLock(url, LOCKS.updatingListings, () => regenerate(payload, { progress }))

/**
 * During an upgrade a process of the earlier release may write listings after a new one has begun to
 * serve. Nothing waits for the lock: whoever has it regenerates all.
 */
export const updateLeftListings: BackgroundJob = {
  name: 'Updating listings',
  everyMs: 60_000,
  work: async (payload, signal) => {
    const { pool } = payload.db
    if (await areCurrent(pool)) return
    const release = await holdLock(pool, LOCKS.updatingListings)
    try {
      // A new release may have regenerated most of them meanwhile.
      if (release && !(await areCurrent(pool))) await regenerate(payload, { signal })
    } finally {
      await release?.()
    }
  },
}
