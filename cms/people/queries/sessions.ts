import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { inTransaction } from '../../database/in-transaction.ts'

/**
 * Adds a session to those of an account, and removes the expired ones. Payload would write the whole
 * account for that, and could undo what is changed in it at the same moment.
 */
export const addSession = async (
  req: PayloadRequest,
  account: number,
  { id, seconds }: { id: string; seconds: number },
): Promise<void> => {
  await inTransaction(
    req,
    sql`delete from users_sessions where _parent_id = ${account} and expires_at <= now()`,
  )
  await inTransaction(
    req,
    sql`insert into users_sessions (_order, _parent_id, id, created_at, expires_at)
      select coalesce(max(_order), 0) + 1, ${account}::int, ${id}, now(),
        now() + make_interval(secs => ${seconds})
      from users_sessions where _parent_id = ${account}`,
  )
}

/**
 * Ends the sessions of an account.
 * @param except the id of one that goes on
 * @returns how many were ended that had not expired by themselves
 */
export const endSessions = async (
  req: PayloadRequest,
  account: number,
  except = '',
): Promise<number> => {
  const rows = await inTransaction<{ isLive: boolean }>(
    req,
    sql`delete from users_sessions where _parent_id = ${account} and id <> ${except}
      returning expires_at > now() as "isLive"`,
  )
  return rows.filter(({ isLive }) => isLive).length
}

/** Ends one session. */
export const endSession = async (
  req: PayloadRequest,
  { account, id }: { account: number; id: string },
): Promise<void> => {
  await inTransaction(
    req,
    sql`delete from users_sessions where _parent_id = ${account} and id = ${id}`,
  )
}
