import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import type { ClinicPatch } from '../../clinics/index.ts'
import { inTransaction } from '../../database/in-transaction.ts'
import type { Clinic, Verification } from '../../payload-types.ts'
import type { VerificationOutcome } from '../outcomes.ts'

/** What undoing a call restores. */
export interface Undo {
  en: ClinicPatch
  es: ClinicPatch
  /** The clinic's, right after the call was written. */
  updatedAt: string
  /** Id of its latest version at that time. */
  version: number
}

/** Rows of an array are written again, and get new ids. */
const withoutIds = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map((row) => (typeof row === 'object' && row ? { ...row, id: undefined } : row))
    : (value ?? null)

/** The values of a change's fields before it. */
export const valuesBefore = (clinic: Clinic, change: ClinicPatch): ClinicPatch => {
  const values: Record<string, unknown> = { ...clinic }
  return Object.fromEntries(Object.keys(change).map((name) => [name, withoutIds(values[name])]))
}

/** A clinic's latest state: if it differs later, somebody has changed the clinic. */
const latestState = (clinic: number) => sql`select to_json(c.updated_at) #>> '{}' as "updatedAt",
    v.id as version
  from clinics c left join _clinics_v v on v.parent_id = c.id and v.latest
  where c.id = ${clinic} order by v.id desc limit 1`

export const stateOf = async (
  req: PayloadRequest,
  clinic: number,
): Promise<Pick<Undo, 'updatedAt' | 'version'>> => {
  const [row] = await inTransaction<Pick<Undo, 'updatedAt' | 'version'>>(req, latestState(clinic))
  if (!row) throw new Error(`Clinic ${clinic} is gone`)
  return row
}

/** A call with what undoing it restores; null if there is no such call, or nothing was kept. */
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

/** Stores with a call what undoing it restores. */
export const keepUndo = async (
  req: PayloadRequest,
  call: number,
  clinic: number,
  before: Pick<Undo, 'en' | 'es'>,
): Promise<void> => {
  await inTransaction(
    req,
    sql`update verifications
      set undo = (${JSON.stringify(before)}::jsonb || to_jsonb(state))::text
      from (${latestState(clinic)}) state where id = ${call}`,
  )
}

export interface LastCall extends Record<string, unknown> {
  id: number
  outcome: VerificationOutcome
  /** The clinic's; null if it is in the trash. */
  name: string | null
}

/** A person's newest call of the last 24 hours; null if there is none or it can't be undone. */
export const lastCallBy = async (req: PayloadRequest, user: number): Promise<LastCall | null> => {
  const [call] = await inTransaction<LastCall & { canUndo: boolean }>(
    req,
    sql`select v.id, v.outcome, c.name,
        v.undo is not null and v.undone_at is null as "canUndo"
      from verifications v left join clinics c on c.id = v.clinic_id and c.deleted_at is null
      where v.by_id = ${user} and v.created_at > now() - interval '1 day'
      order by v.created_at desc limit 1`,
  )
  return call?.canUndo ? call : null
}
