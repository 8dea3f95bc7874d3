import type { Pool } from 'pg'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { ProblemError } from '../problems.ts'

/** As many forms of a kind one address may send in that time; an office shares one. */
const MOST = 20
const SECONDS = 10 * 60

/** Counts one more form, or throws the problem that says when the next one may come. */
export type Limit = (form: string, sender: string) => Promise<void>

const inWords = (seconds: number) => {
  const minutes = Math.ceil(seconds / 60)
  return minutes === 1 ? 'a minute' : `${minutes} minutes`
}

/** Counted in Postgres, since a visitor's next form may reach another process. */
export const createLimit = (pool: Pool, most = MOST): Limit => {
  const limiter = new RateLimiterPostgres({
    storeClient: pool,
    storeType: 'pool',
    tableName: 'rate_limits',
    tableCreated: true,
    keyPrefix: 'form',
    points: most,
    duration: SECONDS,
  })
  return async (form, sender) => {
    try {
      await limiter.consume(`${form}:${sender}`)
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal
      const seconds = Math.max(1, Math.ceil(refusal.msBeforeNext / 1_000))
      throw new ProblemError(
        429,
        'Too many forms',
        `Many forms have come from your connection. Please try again in ${inWords(seconds)}.`,
        { headers: { 'retry-after': String(seconds) } },
      )
    }
  }
}
