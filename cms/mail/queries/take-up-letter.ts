import { sql } from '@payloadcms/db-postgres/drizzle'
import { inTransaction, type Transaction } from '../../database/in-transaction.ts'

/** A letter that did not arrive is being sent again. @param by id of the colleague who sends it */
export const takeUpLetter = async (req: Transaction, id: number, by: number): Promise<void> => {
  await inTransaction(
    req,
    sql`update letters set outcome = 'sending', detail = null, at = now(), by_id = ${by}::int
      where id = ${id}`,
  )
}
