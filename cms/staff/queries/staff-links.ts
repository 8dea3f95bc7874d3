import { sql } from '@payloadcms/db-postgres/drizzle'
import { digestOf } from '../../access/link-token.ts'
import { inTransaction, type Transaction } from '../../database/in-transaction.ts'
import { isStaffToken, newStaffToken } from '../signed-token.ts'

/** What a link is for. */
export type LinkPurpose = 'edit' | 'confirm'

/** How long a link can be used: the one in a monthly mail until the next. */
const HOURS: Record<LinkPurpose, number> = { edit: 24, confirm: 35 * 24 }
/** No second mail is sent sooner, so that nobody can flood a clinic's inbox. */
const PAUSE_MINUTES = 10

/** Makes a link to the listing of a clinic. @returns its token, which is kept nowhere */
export const makeStaffLink = async (
  req: Transaction,
  clinic: number,
  purpose: LinkPurpose = 'edit',
): Promise<string> => {
  const token = newStaffToken(req.payload.secret)
  await inTransaction(
    req,
    sql`insert into staff_links (digest, clinic_id, purpose, expires_at) values (
      ${digestOf(token)}, ${clinic}, ${purpose}, now() + make_interval(hours => ${HOURS[purpose]}))`,
  )
  return token
}

/** Whether a link was made for a clinic a moment ago. */
export const hasNewLink = async (req: Transaction, clinic: number): Promise<boolean> => {
  const rows = await inTransaction(
    req,
    sql`select 1 from staff_links where clinic_id = ${clinic} and purpose = 'edit'
      and created_at > now() - make_interval(mins => ${PAUSE_MINUTES}) limit 1`,
  )
  return rows.length > 0
}

/** What a valid token opens. */
export interface OpenedLink extends Record<string, unknown> {
  clinic: number
  purpose: LinkPurpose
  /** ISO 8601. */
  expiresAt: string
}

/** @returns undefined if the token is not ours, expired or revoked */
export const readStaffLink = async (
  req: Transaction,
  token: string,
): Promise<OpenedLink | undefined> => {
  if (!isStaffToken(token, req.payload.secret)) return undefined
  const [row] = await inTransaction<OpenedLink>(
    req,
    sql`select clinic_id as clinic, purpose, to_json(expires_at) #>> '{}' as "expiresAt" from staff_links
      where digest = ${digestOf(token)} and expires_at > now()`,
  )
  return row && { ...row, expiresAt: new Date(row.expiresAt).toISOString() }
}

/** The links of a clinic that still work: until when, the latest last. */
export const openLinks = async (req: Transaction, clinic: number): Promise<string[]> => {
  const rows = await inTransaction<{ until: string }>(
    req,
    sql`select to_json(expires_at) #>> '{}' as until from staff_links
      where clinic_id = ${clinic} and purpose = 'edit' and expires_at > now() order by expires_at`,
  )
  return rows.map(({ until }) => until)
}

/** Revokes all links of a clinic. */
export const revokeLinks = async (req: Transaction, clinic: number): Promise<void> => {
  await inTransaction(req, sql`delete from staff_links where clinic_id = ${clinic}`)
}

/** Removes the links that no longer work. */
export const removeExpiredLinks = async (req: Transaction): Promise<void> => {
  await inTransaction(req, sql`delete from staff_links where expires_at < now()`)
}
