import type { Payload } from 'payload'
import type pg from 'pg'
import { SteadyPool } from './steady-pool.ts'

/** As many connections as Payload's own pool. */
const MOST_CONNECTIONS = 10

/**
 * A pool for the prepared statements of the public API. Postgres plans each of them once: left to
 * itself it weighs a new plan for new values, and planning takes as long as the question. Payload's
 * statements need such plans, which is why they have another pool.
 */
export const openReadPool = (url: string, { logger }: Payload): pg.Pool => {
  const pool = new SteadyPool({
    connectionString: url,
    max: MOST_CONNECTIONS,
    options: '-c jit=off -c plan_cache_mode=force_generic_plan',
  })
  // Without a listener, an idle connection that Postgres closes would end the process.
  pool.on('error', (error) => logger.info(error.message))
  return pool
}
