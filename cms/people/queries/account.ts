import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { inTransaction } from '../../database/in-transaction.ts'
import type { User } from '../../payload-types.ts'

/** The account with an email address, in lower case. */
export const findAccount = async (
  req: PayloadRequest,
  email: string,
): Promise<(Pick<User, 'id' | 'language'> & { isActive: boolean }) | undefined> => {
  const { docs } = await req.payload.find({
    collection: 'users',
    where: { email: { equals: email } },
    select: { deactivatedAt: true, language: true },
    limit: 1,
    pagination: false,
    req,
  })
  return docs.map(({ deactivatedAt, ...account }) => ({ ...account, isActive: !deactivatedAt }))[0]
}

/** The ids of the admins who can sign in. All admins are locked until the transaction ends. */
export const lockAdmins = async (req: PayloadRequest): Promise<number[]> => {
  const rows = await inTransaction<{ id: number; isActive: boolean }>(
    req,
    sql`select id, deactivated_at is null as "isActive" from users where role = 'admin'
      order by id for update`,
  )
  return rows.filter(({ isActive }) => isActive).map(({ id }) => id)
}

/** Somebody who was invited has signed in, or can now. */
export const endInvitationOf = async (req: PayloadRequest, account: number): Promise<void> => {
  await inTransaction(
    req,
    sql`update users set invited_at = null where id = ${account} and invited_at is not null`,
  )
}
