import { sql } from '@payloadcms/db-postgres/drizzle'
import type { MessageStatus } from '../../contract/constants.ts'
import { inTransaction, type Transaction } from '../../database/in-transaction.ts'

interface Change {
  id: number
  status: MessageStatus
  /** If given, nothing is changed unless the message has this status. */
  from?: MessageStatus | undefined
}

/**
 * Sets the status of a message. Its updatedAt stays, since Payload uses it to tell people who type
 * a note in the form that somebody else has saved, and the form doesn't write the status.
 * @returns the status that it has now; undefined if there is no such message
 */
export const setMessageStatus = async (
  req: Transaction,
  { id, status, from }: Change,
): Promise<MessageStatus | undefined> => {
  const [row] = await inTransaction<{ status: MessageStatus }>(
    req,
    sql`update contact_messages
      set status = case when status = ${from ?? null} or ${from === undefined} then ${status} else status end
      where id = ${id} returning status`,
  )
  return row?.status
}
