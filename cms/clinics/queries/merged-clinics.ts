import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { inTransaction } from '../../database/in-transaction.ts'

/**
 * Points what refers to a merged clinic at the one that stays; calls stay with the clinic called.
 */
export const followMerge = async (req: PayloadRequest, gone: number, stays: number) => {
  await inTransaction(
    req,
    sql`update clinic_submissions set clinic_id = ${stays} where clinic_id = ${gone}`,
  )
  await inTransaction(
    req,
    sql`update contact_messages set clinic_id = ${stays} where clinic_id = ${gone}`,
  )
  await inTransaction(
    req,
    sql`update corrections set clinic_id = ${stays} where clinic_id = ${gone}`,
  )
  await inTransaction(
    req,
    sql`update comments_rels set clinics_id = ${stays} where path = 'document' and clinics_id = ${gone}`,
  )
  await inTransaction(req, sql`delete from verification_claims where clinic_id = ${gone}`)
  // Clinics that were merged into it earlier.
  await inTransaction(
    req,
    sql`update clinics set merged_into_id = ${stays} where merged_into_id = ${gone}`,
  )
  await inTransaction(
    req,
    sql`update _clinics_v set version_merged_into_id = ${stays}
      where latest and version_merged_into_id = ${gone}`,
  )
}

/** Sets it on the document itself, which saving a draft leaves unchanged. */
export const markMerged = (req: PayloadRequest, id: number, into: number | null) =>
  inTransaction(req, sql`update clinics set merged_into_id = ${into} where id = ${id}`)

/** The document counts as published again; its listing is written with the next change. */
export const markPublished = (req: PayloadRequest, id: number) =>
  inTransaction(
    req,
    sql`update clinics set _status = 'published', merged_into_id = null where id = ${id}`,
  )
