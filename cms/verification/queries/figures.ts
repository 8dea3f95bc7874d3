import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { inTransaction } from '../../database/in-transaction.ts'
import { TIME_ZONE } from '../../panel-kit/moment.ts'
import type { FiguresBy } from '../figures-by.ts'
import { UNANSWERED, type VerificationOutcome } from '../outcomes.ts'

/** Calls of a month, but for those that were undone. */
export interface Figures extends Record<string, unknown> {
  /** Of a person or a source. */
  name: string
  calls: number
  /** Somebody answered. */
  reached: number
  /** What is listed was confirmed or corrected, and can be published as verified. */
  verified: number
  /** Something that was listed was wrong. */
  wrong: number
}

const among = (outcomes: readonly VerificationOutcome[]) =>
  sql`v.outcome = any(${sql.param([...outcomes])}::text[])`

const isUnanswered = among(UNANSWERED)
/** Numbers are searched for, not called. */
const isSearch = among(['number found', 'no number found', 'number works again'])
const isVerified = among(['all still right', 'something changed', 'moved'])
const isWrong = among(['something changed', 'moved', 'closed', 'wrong number'])

const NAMES = {
  // The address of a colleague is nobody else's business.
  person: sql`coalesce(nullif(u.name, ''), split_part(u.email, '@', 1), 'Nobody')`,
  source: sql`coalesce(c.source, 'unknown')`,
} satisfies Record<FiguresBy, unknown>

/** @param month '2026-11', in Eastern Time */
export const figuresOf = (req: PayloadRequest, by: FiguresBy, month: string): Promise<Figures[]> =>
  inTransaction<Figures>(
    req,
    sql`select ${NAMES[by]} as name, count(*)::int as calls,
        count(*) filter (where not ${isUnanswered})::int as reached,
        count(*) filter (where ${isVerified})::int as verified,
        count(*) filter (where ${isWrong})::int as wrong
      from verifications v left join users u on u.id = v.by_id
        left join clinics c on c.id = v.clinic_id
      where v.undone_at is null and not ${isSearch}
        and v.created_at >= ${`${month}-01`}::timestamp at time zone ${TIME_ZONE}
        and v.created_at < (${`${month}-01`}::timestamp + interval '1 month') at time zone ${TIME_ZONE}
      group by 1 order by calls desc, name`,
  )
