import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import type { LikeBy } from '../../clinics/index.ts'
import { inTransaction } from '../../database/in-transaction.ts'
import type { FoundPair } from '../find-pairs.ts'

/** What people have decided of a pair, or decided before something new asked again. */
export interface DecidedPair {
  [column: string]: unknown
  clinic: number
  other: number
  /** What spoke for it then. */
  decidedFor: LikeBy[]
  askedAgain: string | null
}

/** A pair to ask about once more, and what is new about it, in words. */
export interface AskedAgain extends FoundPair {
  askedAgain: string
}

/** The pairs that people have decided on. */
export const decidedPairs = (req: PayloadRequest): Promise<DecidedPair[]> =>
  inTransaction<DecidedPair>(
    req,
    sql`select clinic_id as clinic, other_id as other, decided_for as "decidedFor",
        asked_again as "askedAgain"
      from duplicate_pairs where decision <> 'open' or decided_before is not null`,
  )

const asTable = (pairs: readonly FoundPair[]) =>
  sql`jsonb_to_recordset(${JSON.stringify(pairs)}::jsonb) as found
    (clinic int, other int, score real, reasons text[], by text[], "askedAgain" text)`

/** Adds pairs, and says anew how likely the open ones are. */
export const addPairs = (req: PayloadRequest, pairs: readonly FoundPair[]) =>
  inTransaction(
    req,
    sql`insert into duplicate_pairs as known (clinic_id, other_id, score, reasons, by)
      select clinic, other, score, reasons, by from ${asTable(pairs)} order by clinic, other
      on conflict (clinic_id, other_id) do update
        set score = excluded.score, reasons = excluded.reasons, by = excluded.by
        where known.decision = 'open'`,
  )

/** Opens pairs again for which something new speaks. */
export const askAgain = (req: PayloadRequest, pairs: readonly AskedAgain[]) =>
  inTransaction(
    req,
    sql`update duplicate_pairs known set decision = 'open', score = found.score,
        reasons = found.reasons, by = found.by, asked_again = found."askedAgain",
        decided_before = coalesce(known.decided_before, known.decision)
      from ${asTable(pairs)}
      where known.clinic_id = found.clinic and known.other_id = found.other
        and known.decision <> 'merged'`,
  )

/**
 * Takes open pairs from the queue that are likely no more; what was decided before counts again.
 * @param likely all that are
 * @param only pairs of these clinics; all if left out
 */
export const dropPairs = async (
  req: PayloadRequest,
  likely: readonly FoundPair[],
  only?: number[],
): Promise<void> => {
  const gone = sql`known.decision = 'open' and ${
    only
      ? sql`(known.clinic_id = any(${sql.param(only)}::int[]) or known.other_id = any(${sql.param(only)}::int[]))`
      : sql`true`
  } and not exists (select from ${asTable(likely)}
      where found.clinic = known.clinic_id and found.other = known.other_id)`
  await inTransaction(
    req,
    sql`update duplicate_pairs known set decision = decided_before, decided_before = null,
        asked_again = null
      where decided_before is not null and ${gone}`,
  )
  await inTransaction(
    req,
    sql`delete from duplicate_pairs known where decided_before is null and ${gone}`,
  )
}
