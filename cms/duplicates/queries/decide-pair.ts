import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { inTransaction } from '../../database/in-transaction.ts'
import type { PairState } from '../decisions.ts'

/**
 * Decides a pair, or opens it again.
 * @param seen what was decided when the person looked
 * @returns false if somebody else has decided meanwhile
 */
export const decidePair = async (
  req: PayloadRequest,
  id: number,
  seen: PairState,
  decision: PairState,
  user: number,
): Promise<boolean> => {
  const isOpen = decision === 'open'
  const changed = await inTransaction(
    req,
    sql`update duplicate_pairs set decision = ${decision},
        decided_by = ${isOpen ? null : user}, decided_at = ${isOpen ? null : sql`now()`},
        decided_for = ${isOpen ? null : sql`by`}, asked_again = null, decided_before = null
      where id = ${id} and decision = ${seen} returning id`,
  )
  return changed.length > 0
}

const pairOf = (one: number, other: number) =>
  sql`clinic_id = least(${one}::int, ${other}::int) and other_id = greatest(${one}::int, ${other}::int)`

/** Two clinics were merged, in the queue or elsewhere. */
export const pairMerged = (req: PayloadRequest, gone: number, stays: number) =>
  inTransaction(
    req,
    sql`update duplicate_pairs set decision = 'merged', decided_by = ${req.user?.id ?? null},
        decided_at = now(), decided_for = by, asked_again = null, decided_before = null
      where ${pairOf(gone, stays)}`,
  )

/** A merge was undone: its pair is open again. */
export const pairUnmerged = (req: PayloadRequest, gone: number, stays: number) =>
  inTransaction(
    req,
    sql`update duplicate_pairs set decision = 'open', decided_by = null, decided_at = null,
        decided_for = null
      where decision = 'merged' and ${pairOf(gone, stays)}`,
  )
