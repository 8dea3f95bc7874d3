import type { Payload } from 'payload'
import pg from 'pg'
import { LOCKS } from './locks.ts'

/** Brings the tables up to date; of several processes that try at once, one does it. */
export const migrate = async (payload: Payload, url: string): Promise<void> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [LOCKS.migrating])
    await payload.db.migrate()
  } finally {
    await client.end()
  }
}
