import { inOneTransaction } from '../../database/one-transaction.ts'
import type { BackgroundJob } from '../../jobs/worker.ts'
import { updatePairs } from '../update-pairs.ts'

/** Clinics are also added and changed in forms, and lists alone never say which two are one. */
export const findDuplicates: BackgroundJob = {
  name: 'Finding likely duplicates',
  everyMs: 24 * 60 * 60_000,
  work: (payload) => inOneTransaction(payload, (req) => updatePairs(req)),
}
