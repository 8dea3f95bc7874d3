import type { BackgroundJob } from '../../jobs/worker.ts'
import { removeExpiredLinks } from '../queries/staff-links.ts'

/** Deletes the links of clinics' staff that no longer work. */
export const removeOldLinks: BackgroundJob = {
  name: 'Removing expired links',
  everyMs: 60 * 60 * 1_000,
  work: (payload) => removeExpiredLinks({ payload }),
}
