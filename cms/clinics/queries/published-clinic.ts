import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import type { Locale } from '../../contract/constants.ts'
import { inTransaction } from '../../database/in-transaction.ts'
import { unpublishedParts } from '../../documents/publishing/unpublished.ts'
import { readBoth } from '../../documents/queries/both.ts'
import type { Clinic } from '../../payload-types.ts'

/** The published clinic in one language; null if there is none. */
export const publishedClinic = async (
  req: PayloadRequest,
  id: number,
  locale: Locale = 'en',
): Promise<Clinic | null> => {
  const { docs } = await req.payload.find({
    collection: 'clinics',
    where: { id: { equals: id }, _status: { equals: 'published' } },
    locale,
    fallbackLocale: false,
    depth: 0,
    limit: 1,
    pagination: false,
    req,
  })
  return docs[0] ?? null
}

/** When the newest version of a published clinic was saved, if that is a draft. */
export const draftSavedAt = async (req: PayloadRequest, id: number): Promise<string | null> => {
  const rows = await inTransaction<{ since: string }>(
    req,
    sql`select to_json(v.updated_at) #>> '{}' as since from _clinics_v v
      join clinics c on c.id = v.parent_id
      where v.parent_id = ${id} and v.latest and v.version__status = 'draft'
        and c._status = 'published'`,
  )
  return rows[0]?.since ?? null
}

/** When the unpublished changes of a published clinic were last saved; null if it has none. */
export const draftSince = async (req: PayloadRequest, id: number): Promise<string | null> => {
  const since = await draftSavedAt(req, id)
  const both = since && (await readBoth(req, 'clinics', id))
  // A draft can be the same as what is public: once it was changed back, for one.
  return both && unpublishedParts(req, 'clinics', both).length > 0 ? since : null
}
