import { sql } from '@payloadcms/db-postgres/drizzle'
import type { ClinicPatch } from '../../clinics/index.ts'
import { inTransaction, type Transaction } from '../../database/in-transaction.ts'

/** What a clinic's staff would change, by field; empty if the correction is a visitor's. */
export const proposedOf = async (req: Transaction, id: number): Promise<ClinicPatch> => {
  const [row] = await inTransaction<{ proposed: string | null }>(
    req,
    sql`select proposed from corrections where id = ${id}`,
  )
  return row?.proposed ? JSON.parse(row.proposed) : {}
}
