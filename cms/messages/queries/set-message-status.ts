import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import type { MessageStatus } from '../../contract/constants.ts'
import { inTransaction } from '../../database/in-transaction.ts'

interface Change {
  id: number
  status: MessageStatus
  /** Nothing is changed where it has another status than this one. */
  from?: MessageStatus | undefined
}

/**
 * Says how far a message has come. Its updatedAt stays, by which Payload tells whoever types a note
 * in the form that somebody has overtaken them: the form doesn’t write the status.
 * @returns the status that it has now; undefined where there is no such message
 */
export const setMessageStatus = async (
  req: PayloadRequest,
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
