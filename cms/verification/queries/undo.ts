import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import type { ClinicPatch } from '../../clinics/index.ts'
import { inTransaction } from '../../database/in-transaction.ts'
import type { Clinic, Verification } from '../../payload-types.ts'

/** What undoing a call gives back. */
export interface Undo {
  en: ClinicPatch
  es: ClinicPatch
  /** The clinic's, once the call had been written. */
  updatedAt: string
  /** Its latest version by then. */
  version: number
}

/** Rows of an array are written anew, and get ids of their own. */
const withoutIds = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map((row) => (typeof row === 'object' && row ? { ...row, id: undefined } : row))
    : (value ?? null)

/** What the fields of a change hold before it. */
export const valuesBefore = (clinic: Clinic, change: ClinicPatch): ClinicPatch => {
  const values: Record<string, unknown> = { ...clinic }
  return Object.fromEntries(Object.keys(change).map((name) => [name, withoutIds(values[name])]))
}

/** How a clinic stands: what differs later was changed by somebody. */
export const stateOf = async (
  req: PayloadRequest,
  id: number,
): Promise<Pick<Undo, 'updatedAt' | 'version'>> => {
  const [row] = await inTransaction<Pick<Undo, 'updatedAt' | 'version'>>(
    req,
    sql`select to_json(c.updated_at) #>> '{}' as "updatedAt", v.id as version from clinics c
      left join _clinics_v v on v.parent_id = c.id and v.latest
      where c.id = ${id} order by v.id desc limit 1`,
  )
  if (!row) throw new Error(`Clinic ${id} is gone`)
  return row
}

/** A call with what undoing it gives back; null where there is no such call, or nothing was kept. */
export const undoable = async (
  req: PayloadRequest,
  id: number,
): Promise<{ call: Verification; undo: Undo } | null> => {
  const call = await req.payload.findByID({
    collection: 'verifications',
    id,
    depth: 0,
    showHiddenFields: true,
    disableErrors: true,
    req,
  })
  return call?.undo ? { call, undo: JSON.parse(call.undo) } : null
}

/** A person's newest call of the last day; null without one, or where it is undone. */
export const lastCallBy = async (
  req: PayloadRequest,
  user: number,
): Promise<Verification | null> => {
  const { docs } = await req.payload.find({
    collection: 'verifications',
    where: {
      by: { equals: user },
      createdAt: { greater_than: new Date(Date.now() - 86_400_000).toISOString() },
    },
    sort: '-createdAt',
    depth: 0,
    limit: 1,
    pagination: false,
    showHiddenFields: true,
    req,
  })
  const [call] = docs
  return call?.undo && !call.undoneAt ? call : null
}
