import pg from 'pg'
import type { Lock } from './locks.ts'

/**
 * Does something that only one process may do at a time; the others wait their turn. Postgres
 * releases the lock when the connection ends, even if the process was killed.
 */
export const withLock = async <Result>(
  url: string,
  lock: Lock,
  work: () => Promise<Result>,
): Promise<Result> => {
  const client = new pg.Client({ connectionString: url, keepAlive: true })
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [lock])
    return await work()
  } finally {
    await client.end()
  }
}
