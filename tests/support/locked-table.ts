import type pg from 'pg'
import { expect } from 'vitest'

/** What somebody is answered who waits for a table in vain: until Postgres gives up, as it does after ten seconds. */
export const whileLocked = async <Answer>(
  pool: pg.Pool,
  table: string,
  ask: () => Promise<Answer>,
): Promise<Answer> => {
  const other = await pool.connect()
  await other.query(`begin; lock table ${table} in access exclusive mode`)
  const answer = ask()
  const giveUp = () =>
    other.query(`select pg_cancel_backend(pid) from pg_locks where not granted
      and database = (select oid from pg_database where datname = current_database())`)
  await expect.poll(async () => (await giveUp()).rowCount, { timeout: 10_000 }).toBeGreaterThan(0)
  const answered = await answer
  await other.query('rollback')
  other.release()
  return answered
}
