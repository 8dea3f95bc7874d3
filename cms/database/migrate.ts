import type { Payload } from 'payload'
import { LOCKS } from './locks.ts'
import { withLock } from './with-lock.ts'

/** Brings the tables up to date; of several processes that try at once, one does it. */
export const migrate = (payload: Payload, url: string): Promise<void> =>
  withLock(url, LOCKS.migrating, () => payload.db.migrate())
