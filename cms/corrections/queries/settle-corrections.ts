import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import type { CorrectionStatus } from '../../contract/constants.ts'
import { inTransaction } from '../../database/in-transaction.ts'
import { type CallResult, settledByCall } from '../settled-by-call.ts'
import { openCorrections } from './open-corrections.ts'

interface Settling {
  ids: number[]
  status: CorrectionStatus
  by: number
  /** The call that found out. */
  call?: number
}

/** Gives corrections their outcome; 'open' opens them again. */
export const settleCorrections = async (
  req: PayloadRequest,
  { ids, status, by, call }: Settling,
): Promise<void> => {
  const isOpen = status === 'open'
  await inTransaction(
    req,
    sql`update corrections set status = ${status}, call_id = ${call ?? null}::int,
        settled_by_id = ${isOpen ? null : by}::int,
        settled_at = case when ${isOpen} then null else now() end
      where id = any(${sql.param(ids)}::int[])`,
  )
}

interface Call extends CallResult {
  clinic: number
  id: number
  by: number
}

/** Settles the open corrections of a clinic that somebody has just called. */
export const settleByCall = async (req: PayloadRequest, call: Call): Promise<void> => {
  const open = await openCorrections(req, call.clinic)
  const found = open.map(({ id, topics }) => ({ id, status: settledByCall(topics, call) }))
  for (const status of ['corrected', 'was right'] as const) {
    const ids = found.filter((one) => one.status === status).map(({ id }) => id)
    if (ids.length > 0) await settleCorrections(req, { ids, status, by: call.by, call: call.id })
  }
}

/** Opens again what a call had settled, because the call is undone. */
export const reopenAfterCall = async (req: PayloadRequest, call: number): Promise<void> => {
  await inTransaction(
    req,
    sql`update corrections
      set status = 'open', call_id = null, settled_by_id = null, settled_at = null
      where call_id = ${call}`,
  )
}

/** A clinic of which nothing is said to be wrong any more, neither here nor in a message. */
const nothingOpen = (clinic: number) => sql`
  not exists (select 1 from corrections
    where clinic_id = ${clinic} and status = 'open' and not coalesce(agrees, false))
  and not exists (select 1 from contact_messages m join clinics c on c.id = m.clinic_id
    where c.id = ${clinic} and m.status <> 'spam'
      and m.updated_at > coalesce(c.last_verified_at, '-infinity'))`

/**
 * Forgets that a clinic was reported, once nothing more is said to be wrong. Like a report, it writes one
 * column, in the clinic and in its latest version.
 */
export const clearReport = async (req: PayloadRequest, clinic: number): Promise<void> => {
  await inTransaction(
    req,
    sql`update _clinics_v set version_reported_wrong_at = null
      where parent_id = ${clinic} and latest and ${nothingOpen(clinic)}`,
  )
  await inTransaction(
    req,
    sql`update clinics set reported_wrong_at = null
      where id = ${clinic} and ${nothingOpen(clinic)}`,
  )
}
