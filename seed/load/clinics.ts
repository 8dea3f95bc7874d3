import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { announce } from '../../cms/database/announce.ts'
import { inTransaction } from '../../cms/database/in-transaction.ts'
import { rebuildListings } from '../../cms/listings/publish/rebuild-listings.ts'
import { SOURCE } from '../sample/sample-clinic.ts'
import { sampleClinics } from '../sample-clinics.ts'
import { clinicDocument } from './clinic-document.ts'
import { stateIds } from './existing.ts'

/** The slugs and sample ids that already exist, including in the trash. */
const existing = async (req: PayloadRequest) => {
  const { docs } = await req.payload.find({
    collection: 'clinics',
    depth: 0,
    pagination: false,
    trash: true,
    select: { slug: true, source: true, sourceId: true },
    req,
  })
  const samples = docs.filter(({ source }) => source === SOURCE)
  return {
    slugs: new Set(docs.map(({ slug }) => slug)),
    sourceIds: new Set(samples.map(({ sourceId }) => sourceId)),
  }
}

/** Writes the document and its first version, which the panel's list needs. */
const write = async (req: PayloadRequest, document: Record<string, unknown>) => {
  const { db } = req.payload
  const now = new Date().toISOString()
  const data = { ...document, createdAt: now, updatedAt: now }
  const { id } = await db.create({ collection: 'clinics', data, select: { slug: true }, req })
  await db.createVersion({
    collectionSlug: 'clinics',
    parent: id,
    versionData: data,
    autosave: false,
    createdAt: now,
    updatedAt: now,
    returning: false,
    req,
  })
}

/**
 * Adds the missing sample clinics, as long as the site says that its clinics are samples. It
 * bypasses the collection's hooks, which takes a third of the time: the seed's tests check what
 * the hooks would check, and the listings are all built at the end.
 * @param advanced called after each clinic with how many are added so far, and how many to add
 * @returns how many were added
 */
export const loadClinics = async (
  req: PayloadRequest,
  advanced: (done: number, total: number) => void,
): Promise<number> => {
  const { sampleData } = await req.payload.findGlobal({ slug: 'site-settings', depth: 0, req })
  if (!sampleData) return 0
  const { slugs, sourceIds } = await existing(req)
  const states = await stateIds(req)
  const missing = sampleClinics().filter(
    (clinic) => !sourceIds.has(clinic.sourceId) && !slugs.has(clinic.slug),
  )
  for (const [index, clinic] of missing.entries()) {
    const state = states.get(clinic.state)
    if (state === undefined) throw new Error(`There is no jurisdiction ${clinic.state}.`)
    await write(req, clinicDocument(clinic, state))
    advanced(index + 1, missing.length)
  }
  if (missing.length > 0) {
    // Without fresh statistics Postgres picks the slowest plan to read the new rows.
    await inTransaction(req, sql`analyze`)
    await rebuildListings(req, { source: { equals: SOURCE } })
    await announce(req)
  }
  return missing.length
}
