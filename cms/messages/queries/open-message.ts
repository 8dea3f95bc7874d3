import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { inTransaction } from '../../database/in-transaction.ts'
import { Refusal } from '../../panel-kit/refusal.ts'
import type { ContactMessage } from '../../payload-types.ts'

/** @throws Refusal if there is no such message */
export const readMessage = async (req: PayloadRequest, id: number): Promise<ContactMessage> => {
  const found = await req.payload.findByID({
    collection: 'contact-messages',
    id,
    depth: 0,
    disableErrors: true,
    req,
  })
  if (found) return found
  throw new Refusal({ en: 'This message no longer exists.', es: 'Este mensaje ya no existe.' }, 404)
}

/** Reads a message and locks it until the transaction ends. */
export const openMessage = async (req: PayloadRequest, id: number): Promise<ContactMessage> => {
  await inTransaction(req, sql`select 1 from contact_messages where id = ${id} for update`)
  return readMessage(req, id)
}
