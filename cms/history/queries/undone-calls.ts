import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { inTransaction } from '../../database/in-transaction.ts'
import { namesOf } from '../../documents/queries/people.ts'
import type { KeptVersion } from '../../documents/queries/versions.ts'
import { sayTo } from '../../panel-kit/say.ts'

interface Undone extends Record<string, unknown> {
  version: number
  at: string
  by: number | null
}

/** Of a clinic's versions, those that a call made that was undone: when and by whom, by the version's id. */
export const undoneCallsOf = async (
  req: PayloadRequest,
  clinic: number,
  versions: readonly KeptVersion[],
): Promise<Map<number, { who: string; at: string }>> => {
  const ids = versions
    .filter(({ version }) => version.savedThrough === 'Verification call')
    .map(({ id }) => id)
  if (ids.length === 0) return new Map()
  // A call is stored just before the version that it makes, by the same person.
  const found = await inTransaction<Undone>(
    req,
    sql`select v.id as version, c.undone_by_id as by,
        to_char(c.undone_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at
      from _clinics_v v cross join lateral (
        select undone_at, undone_by_id from verifications
        where clinic_id = ${clinic} and by_id is not distinct from v.version_saved_by_id
          and created_at <= v.updated_at
        order by created_at desc limit 1) c
      where v.id = any(${sql.param(ids)}::int[]) and c.undone_at is not null`,
  )
  const names = await namesOf(
    req,
    found.map(({ by }) => by),
  )
  return new Map(
    found.map(({ version, at, by }) => [
      version,
      { who: names.get(by ?? 0) ?? sayTo(req)({ en: 'somebody', es: 'alguien' }), at },
    ]),
  )
}
