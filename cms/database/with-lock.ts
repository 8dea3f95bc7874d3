import type { Lock } from './locks.ts'
import { withClient } from './with-client.ts'

/**
 * Does something that only one process may do at a time; the others wait their turn. Postgres
 * releases the lock when the connection ends, even if the process was killed.
 */
export const withLock = <Result>(
  url: string,
  lock: Lock,
  work: () => Promise<Result>,
): Promise<Result> =>
  withClient(url, async (client) => {
    await client.query('select pg_advisory_lock($1)', [lock])
    return work()
  })
