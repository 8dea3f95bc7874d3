import type { Payload } from 'payload'
import type pg from 'pg'
import { SteadyPool } from './steady-pool.ts'

/** What a query that only reads needs of a pool: of the primary's, or of one that asks replicas. */
export type ReadPool = Pick<pg.Pool, 'query'>

/** Milliseconds that a visitor waits for a connection, and for a query; each takes a few. */
const PATIENCE_MS = 5_000
/** As many connections as Payload's own pool. */
const MOST_CONNECTIONS = 10

/**
 * A pool for the prepared statements of the public API. Postgres plans each of them once: by
 * default it considers a new plan for new values, and planning takes as long as the query.
 * Payload's statements need such plans, so they have another pool.
 */
export const openReadPool = (url: string, { logger }: Payload): pg.Pool => {
  const pool = new SteadyPool({
    connectionString: url,
    max: MOST_CONNECTIONS,
    connectionTimeoutMillis: PATIENCE_MS,
    // For a server that no longer answers at all.
    query_timeout: 2 * PATIENCE_MS,
    options: `-c jit=off -c plan_cache_mode=force_generic_plan -c statement_timeout=${PATIENCE_MS}`,
  })
  // Without a listener, an idle connection that Postgres closes would end the process.
  pool.on('error', (error) => logger.info(error.message))
  return pool
}
