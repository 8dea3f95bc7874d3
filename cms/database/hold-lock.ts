import type { Pool } from 'pg'
import type { Lock } from './locks.ts'

/**
 * Holds a lock for work in many transactions, if nobody else has it.
 * @param of what the lock is about, if there are several
 * @returns a function that releases it; undefined if somebody else holds it
 */
export const holdLock = async (
  pool: Pool,
  lock: Lock,
  of?: string,
): Promise<(() => Promise<void>) | undefined> => {
  const [key, values] = of === undefined ? ['$1', [lock]] : ['$1, hashtext($2)', [lock, of]]
  const client = await pool.connect()
  const isHeld = await client.query(`select pg_try_advisory_lock(${key}) as held`, values).then(
    ({ rows }) => rows[0].held,
    (error) => {
      client.release(true)
      throw error
    },
  )
  if (!isHeld) {
    client.release()
    return undefined
  }
  return async () => {
    // Otherwise it would last until Postgres notices that the connection is closed.
    await client.query(`select pg_advisory_unlock(${key})`, values).catch(() => undefined)
    client.release(true)
  }
}
