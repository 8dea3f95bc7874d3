import type { Payload } from 'payload'
import { announce } from '../database/announce.ts'
import { LOCKS } from '../database/locks.ts'
import { inOneTransaction } from '../database/one-transaction.ts'
import { withLock } from '../database/with-lock.ts'
import {
  countOutdated,
  outdatedClinics,
  rebuildListings,
  vacuumListings,
} from '../listings/index.ts'

import type { Progress } from './step.ts'

/** Clinics per transaction: if the process is stopped, finished batches are kept. */
const BATCH = 500

/**
 * Regenerates the listings that another release wrote. If several processes start together, one
 * does it and the others wait.
 * @returns the number of clinics
 */
export const updateListings = (
  payload: Payload,
  url: string,
  progress: Progress = () => undefined,
): Promise<number> =>
  withLock(url, LOCKS.updatingListings, async () => {
    const { pool } = payload.db
    const total = await countOutdated(pool)
    let done = 0
    let ids = await outdatedClinics(pool, 0, BATCH)
    for (let last = ids.at(-1); last !== undefined; last = ids.at(-1)) {
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
  })
