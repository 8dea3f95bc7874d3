import type { Payload } from 'payload'
import { inOneTransaction } from '../../database/one-transaction.ts'
import type { Chore } from '../../jobs/worker.ts'
import { type ImportAtWork, importsAtWork, setStage } from '../queries/stages.ts'
import { applyImport } from '../steps/apply-import.ts'
import { compareImport } from '../steps/compare-import.ts'
import { undoImport } from '../steps/undo-import.ts'

/** By now nothing of it is being written any more: one import is worked on at a time. */
const stopImport = (payload: Payload, { id }: ImportAtWork) =>
  inOneTransaction(payload, (req) => setStage(req, id, ['stopping'], 'review'))

const STAGES = {
  comparing: compareImport,
  applying: applyImport,
  stopping: stopImport,
  undoing: undoImport,
} as const

/** A connection that was lost comes back before that; what fails so often will not mend itself. */
const MOST_ATTEMPTS = 5

const failures = new Map<number, number>()

const giveUp = (payload: Payload, { id, status }: ImportAtWork) =>
  inOneTransaction(payload, (req) => {
    const sentence = `The product gave up while it was ${status}: it failed ${MOST_ATTEMPTS} times. The log says why.`
    return setStage(req, id, [status], 'failed', sentence)
  })

const goOn = async (payload: Payload, job: ImportAtWork, signal: AbortSignal) => {
  try {
    await STAGES[job.status](payload, job, signal)
    failures.delete(job.id)
  } catch (error) {
    const count = (failures.get(job.id) ?? 0) + 1
    failures.set(job.id, count)
    if (count >= MOST_ATTEMPTS) {
      await giveUp(payload, job)
      failures.delete(job.id)
    }
    throw error
  }
}

/** Compares, applies and undoes uploaded files, from where the last process left off. */
export const goOnWithImports: Chore = {
  name: 'Going on with imports',
  everyMs: 500,
  work: async (payload, signal) => {
    for (const job of await importsAtWork(payload.db.pool)) {
      if (!signal.aborted) await goOn(payload, job, signal)
    }
  },
}
