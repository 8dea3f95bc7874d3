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

/** Whether somebody holds such a lock. */
export const isHeld = async (pool: Pool, lock: Lock, of: string): Promise<boolean> => {
  // Not by trying to take it, which could turn away whoever begins the work at that moment.
  const { rows } = await pool.query(
    `select 1 from pg_locks where locktype = 'advisory' and granted and objsubid = 2
      and database = (select oid from pg_database where datname = current_database())
      and classid = $1::oid and objid::bigint = hashtext($2)::bigint & 4294967295`,
    [lock, of],
  )
  return rows.length > 0
}
