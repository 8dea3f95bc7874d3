import type { Payload } from 'payload'
import { inOneTransaction } from '../../database/one-transaction.ts'
import type { BackgroundJob } from '../../jobs/worker.ts'
import { appliedClinics } from '../queries/applied-clinics.ts'
import { type ImportAtWork, importsAtWork, setStage } from '../queries/stages.ts'
import { applyImport } from '../steps/apply-import.ts'
import { compareImport } from '../steps/compare-import.ts'
import { undoImport } from '../steps/undo-import.ts'

/** Nothing of it is still being written by now: imports are processed one at a time. */
const stopImport = (payload: Payload, { id }: ImportAtWork) =>
  inOneTransaction(payload, (req) => setStage(req, id, ['stopping'], 'review'))

const STAGES = {
  comparing: compareImport,
  applying: applyImport,
  stopping: stopImport,
  undoing: undoImport,
} as const

/** A lost connection comes back before that; a job that fails this often won't fix itself. */
const MOST_ATTEMPTS = 5

const failures = new Map<number, number>()

const giveUp = (payload: Payload, { id, status }: ImportAtWork) =>
  inOneTransaction(payload, (req) => {
    const sentence = `The import failed while ${status}, after ${MOST_ATTEMPTS} attempts. The log says why.`
    return setStage(req, id, [status], 'failed', sentence)
  })

/** Tells others of what was written; if that fails, the import is applied nevertheless. */
const tellApplied = async (payload: Payload, { id }: ImportAtWork) => {
  const { afterApplied } = payload.collections.imports.config.custom ?? {}
  if (!afterApplied) return
  await inOneTransaction(payload, async (req) => afterApplied(req, await appliedClinics(req, id)))
}

const continueImport = async (payload: Payload, job: ImportAtWork, signal: AbortSignal) => {
  try {
    await STAGES[job.status](payload, job, signal)
    failures.delete(job.id)
    if (job.status === 'applying' && !signal.aborted) await tellApplied(payload, job)
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
export const continueImports: BackgroundJob = {
  name: 'Continuing imports',
  everyMs: 500,
  work: async (payload, signal) => {
    for (const job of await importsAtWork(payload.db.pool)) {
      if (!signal.aborted) await continueImport(payload, job, signal)
    }
  },
}
