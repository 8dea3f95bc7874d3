import { sql } from '@payloadcms/db-postgres/drizzle'
import {
  commitTransaction,
  createLocalReq,
  initTransaction,
  killTransaction,
  type Payload,
  type PayloadRequest,
} from 'payload'
import { inTransaction } from '../../cms/database/in-transaction.ts'
import { LOCKS } from '../../cms/database/locks.ts'

/**
 * Does all of the work or, on an error, nothing. If two processes seed at the same time, the second
 * waits and then finds everything there.
 */
export const inOneTransaction = async <Result>(
  payload: Payload,
  work: (req: PayloadRequest) => Promise<Result>,
): Promise<Result> => {
  const req = await createLocalReq({ locale: 'en' }, payload)
  await initTransaction(req)
  try {
    await inTransaction(req, sql`select pg_advisory_xact_lock(${LOCKS.seeding})`)
    const result = await work(req)
    await commitTransaction(req)
    return result
  } catch (error) {
    await killTransaction(req)
    throw error
  }
}
