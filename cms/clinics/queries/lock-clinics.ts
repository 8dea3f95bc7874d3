import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { inTransaction } from '../../database/in-transaction.ts'

/** Locks the clinics against writes until the transaction ends, always in the same order. */
export const lockClinics = (req: PayloadRequest, ids: number[]) =>
  inTransaction(
    req,
    sql`select id from clinics where id = any(${sql.param(ids)}::int[]) order by id
      for no key update`,
  )
