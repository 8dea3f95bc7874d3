import { sql } from '@payloadcms/db-postgres/drizzle'
import { inTransaction, type Transaction } from '../../database/in-transaction.ts'
import type { Conversation } from '../conversation.ts'

/** Its updatedAt stays: Payload would tell people who type a note that somebody else has saved. */
export const setConversation = async (
  req: Transaction,
  id: number,
  conversation: Conversation,
): Promise<void> => {
  await inTransaction(
    req,
    sql`update clinic_submissions set conversation = ${conversation} where id = ${id}`,
  )
}
