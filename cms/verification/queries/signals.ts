import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { inTransaction } from '../../database/in-transaction.ts'
import { besideDoubts, DOUBTS, milesFromZip } from './doubts.ts'

/** What is known of a clinic without a call. */
export interface Checked extends Record<string, unknown> {
  phoneSince: string | null
  pointSince: string | null
  miles: number | null
  /** 'Anderson, SC', the ZIP code's. */
  zipTown: string | null
  checkedAt: string | null
  result: string | null
  status: number | null
  movedTo: string | null
  failedAt: string[] | null
}

const moment = (column: string) => sql.raw(`to_json(${column}) #>> '{}'`)

/** @throws Error if there is no such clinic */
export const readChecked = async (req: PayloadRequest, clinic: number): Promise<Checked> => {
  const [row] = await inTransaction<Checked>(
    req,
    sql`select ${moment('doubt.phone')} as "phoneSince", ${moment('doubt.point')} as "pointSince",
        ${milesFromZip} as miles, zip.town || ', ' || zip.state as "zipTown",
        ${moment('w.checked_at')} as "checkedAt", w.result, w.status, w.moved_to as "movedTo",
        to_json(w.failed_at) as "failedAt"
      from clinics c ${besideDoubts} left join websites w on w.address = c.website
      cross join lateral (select ${DOUBTS.phone} as phone, ${DOUBTS.point} as point offset 0) doubt
      where c.id = ${clinic}`,
  )
  if (!row) throw new Error(`Clinic ${clinic} is gone`)
  return row
}
