import type { Pool } from 'pg'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { Locale } from '../../contract/constants.ts'

/** How often one sender may do something. */
export interface Rule {
  /** Of what is counted; no two rules have the same. */
  name: string
  most: number
  /** After the first time in a row, until all of them are forgotten. */
  seconds: number
}

/** Somebody has done something too often. */
export class TooOften extends Error {
  /** Until they may do it again. */
  readonly seconds: number

  constructor(seconds: number) {
    super(`Too often. Try again in ${waitInWords(seconds)}.`)
    this.name = 'TooOften'
    this.seconds = seconds
  }
}

/**
 * A count that lasts for longer than two of its times was made by a clock that was ahead. It begins
 * again, or else people would have to wait until that time.
 */
const MOST_WINDOWS = 2

/** Counts what each sender does, by a key that doesn’t reveal who they are. */
export interface Limit {
  /** Counts one more. @throws TooOften */
  count: (key: string) => Promise<void>
  /** Takes one back. */
  takeBack: (key: string) => Promise<void>
  /** Starts again from zero. */
  forget: (key: string) => Promise<void>
}

/** 'a minute' or '7 minutes'. */
export const waitInWords = (seconds: number, locale: Locale = 'en'): string => {
  const minutes = Math.ceil(seconds / 60)
  const { one, many } = MINUTES[locale]
  return minutes === 1 ? one : `${minutes} ${many}`
}

const MINUTES: Record<Locale, { one: string; many: string }> = {
  en: { one: 'a minute', many: 'minutes' },
  es: { one: 'un minuto', many: 'minutos' },
}

/** Counted in Postgres, since a visitor's next request may reach another process. */
export const createLimit = (pool: Pool, { name, most, seconds }: Rule): Limit => {
  const limiter = new RateLimiterPostgres({
    storeClient: pool,
    storeType: 'pool',
    tableName: 'rate_limits',
    tableCreated: true,
    keyPrefix: name,
    points: most,
    duration: seconds,
  })
  return {
    count: async (key) => {
      try {
        await limiter.consume(key)
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal
        if (refusal.msBeforeNext > MOST_WINDOWS * seconds * 1_000) {
          await limiter.delete(key)
          await limiter.consume(key)
          return
        }
        throw new TooOften(Math.max(1, Math.ceil(refusal.msBeforeNext / 1_000)))
      }
    },
    takeBack: async (key) => {
      await limiter.reward(key)
    },
    forget: async (key) => {
      await limiter.delete(key)
    },
  }
}
