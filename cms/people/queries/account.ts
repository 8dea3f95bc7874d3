import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { inTransaction } from '../../database/in-transaction.ts'

/** Whether the account with an address, in any letter case, is deactivated. */
export const isDeactivated = async (req: PayloadRequest, email: string): Promise<boolean> => {
  const { totalDocs } = await req.payload.count({
    collection: 'users',
    where: { email: { equals: email.toLowerCase().trim() }, deactivatedAt: { exists: true } },
    req,
  })
  return totalDocs > 0
}

/** The ids of the admins who can sign in; nobody else changes any of them until the transaction ends. */
export const holdAdmins = async (req: PayloadRequest): Promise<number[]> => {
  const rows = await inTransaction<{ id: number; isActive: boolean }>(
    req,
    sql`select id, deactivated_at is null as "isActive" from users where role = 'admin'
      order by id for update`,
  )
  return rows.filter(({ isActive }) => isActive).map(({ id }) => id)
}
