import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { inTransaction } from '../../database/in-transaction.ts'
import type { Verification } from '../../payload-types.ts'

/** Who told what came of a call since a moment; null where nobody did. */
export const outcomeSince = async (
  req: PayloadRequest,
  clinic: number,
  moment: string,
): Promise<string | null> => {
  const rows = await inTransaction<{ by: string }>(
    req,
    sql`select coalesce(nullif(users.name, ''), users.email, 'Somebody') as by
      from verifications left join users on users.id = by_id
      where clinic_id = ${clinic} and verifications.created_at > ${moment}
      order by verifications.created_at desc limit 1`,
  )
  return rows[0]?.by ?? null
}

/** The newest attempt to verify a clinic since a moment, its people as ids; null without one. */
export const verificationSince = async (
  req: PayloadRequest,
  clinic: number,
  moment: string,
): Promise<Verification | null> => {
  const { docs } = await req.payload.find({
    collection: 'verifications',
    where: { clinic: { equals: clinic }, createdAt: { greater_than: moment } },
    sort: '-createdAt',
    depth: 0,
    limit: 1,
    pagination: false,
    req,
  })
  return docs[0] ?? null
}
