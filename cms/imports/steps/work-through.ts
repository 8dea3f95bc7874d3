import type { Payload } from 'payload'
import { BATCH } from '../../database/in-batch.ts'
import { inOneTransaction } from '../../database/one-transaction.ts'
import { vacuumListings } from '../../listings/index.ts'
import { countWaiting, countWritten, pickRows, type WorkStage } from '../queries/pick-rows.ts'
import { setStage, stageOf } from '../queries/stages.ts'
import type { Row, Written } from './review-row.ts'

/** One batch is prepared while Postgres writes the other, which keeps both sides busy. */
const LANES = 2

/** Hands out batches of waiting rows, each row once, until none are left or it is stopped. */
const batches = (payload: Payload, id: number, stage: WorkStage, signal: AbortSignal) => {
  const { pool } = payload.db
  let after: number | null = null
  const pick = async (): Promise<Row[]> => {
    if (signal.aborted || (await stageOf(pool, id)) !== stage) return []
    const rows = await pickRows<Written>(pool, id, stage, BATCH, after)
    after = rows.at(-1)?.id ?? after
    return rows
  }
  let picking: Promise<Row[]> = Promise.resolve([])
  return (): Promise<Row[]> => {
    picking = picking.then(pick)
    return picking
  }
}

/**
 * Processes all rows that wait in a stage. Ends early if somebody stops it, or the signal does.
 * @param work processes some rows, and records what became of them in the same transaction
 */
export const inLanes = async (
  payload: Payload,
  id: number,
  stage: WorkStage,
  signal: AbortSignal,
  work: (rows: Row[]) => Promise<unknown>,
): Promise<void> => {
  const failed = new AbortController()
  const next = batches(payload, id, stage, AbortSignal.any([signal, failed.signal]))
  const lane = async () => {
    try {
      for (let rows = await next(); rows.length > 0; rows = await next()) await work(rows)
    } catch (error) {
      failed.abort()
      throw error
    }
  }
  // Both lanes must have ended: the next attempt would meet rows that are still being written.
  const ends = await Promise.allSettled(Array.from({ length: LANES }, lane))
  for (const end of ends) if (end.status === 'rejected') throw end.reason
}

/** Writes or takes back all rows that wait for it, then moves the import on. */
export const workThrough = async (
  payload: Payload,
  id: number,
  stage: 'applying' | 'undoing',
  signal: AbortSignal,
  work: (rows: Row[]) => Promise<unknown>,
): Promise<void> => {
  await inLanes(payload, id, stage, signal, work)
  if (signal.aborted) return
  await vacuumListings(payload.db.pool)
  if ((await countWaiting(payload.db.pool, id, stage)) > 0) return
  await inOneTransaction(payload, async (req) => {
    const isUndone = stage === 'undoing' && (await countWritten(req, id)) === 0
    await setStage(req, id, [stage], isUndone ? 'undone' : 'applied')
  })
}
