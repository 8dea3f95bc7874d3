import { isDeepStrictEqual } from 'node:util'
import type { Pool } from 'pg'

interface Asked {
  id: number
  clinic_id: number | null
  data: object | null
}

/**
 * Which rows would list clinics again as somebody declined to do after an earlier file.
 * @returns the ids of the rows
 */
export const declinedBefore = async (
  pool: Pool,
  importId: number,
  rows: readonly Asked[],
): Promise<Set<number>> => {
  const asked = rows.filter(({ data }) => data && '_status' in data)
  if (asked.length === 0) return new Set()
  const { rows: declined } = await pool.query<{ clinic_id: number; data: object }>(
    `select clinic_id, data from import_rows
     where clinic_id = any($1) and import_id <> $2 and decision = 'declined' and data ? '_status'`,
    [asked.map(({ clinic_id }) => clinic_id), importId],
  )
  const isSame = (row: Asked) => {
    // As Postgres keeps it.
    const data = JSON.parse(JSON.stringify(row.data))
    return declined.some(
      (one) => one.clinic_id === row.clinic_id && isDeepStrictEqual(one.data, data),
    )
  }
  return new Set(asked.filter(isSame).map(({ id }) => id))
}
