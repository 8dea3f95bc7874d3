import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { inTransaction } from '../../database/in-transaction.ts'

/** The numbers that people call switchboards, as they are compared. */
export const readSwitchboards = async (req: PayloadRequest): Promise<string[]> => {
  const rows = await inTransaction<{ phone: string }>(req, sql`select phone from switchboards`)
  return rows.map(({ phone }) => phone)
}

export const addSwitchboard = (req: PayloadRequest, phone: string, user: number) =>
  inTransaction(
    req,
    sql`insert into switchboards (phone, said_by) values (${phone}, ${user})
      on conflict (phone) do nothing`,
  )

export const removeSwitchboard = (req: PayloadRequest, phone: string) =>
  inTransaction(req, sql`delete from switchboards where phone = ${phone}`)
