import { bigint, integer, pgTable, varchar } from '@payloadcms/db-postgres/drizzle/pg-core'

/** What each sender did lately, as rate-limiter-flexible counts them. */
export const rateLimits = pgTable('rate_limits', {
  key: varchar({ length: 255 }).primaryKey(),
  points: integer().notNull().default(0),
  /** Milliseconds since 1970. */
  expire: bigint({ mode: 'number' }),
})
