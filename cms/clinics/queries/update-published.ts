import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { inTransaction } from '../../database/in-transaction.ts'
import { composed, differingParts, type Part } from '../../documents/publishing/parts.ts'
import { type Both, readBoth } from '../../documents/queries/both.ts'
import { keepDraft } from '../../documents/queries/set-aside.ts'
import type { Clinic } from '../../payload-types.ts'
import { BOOKKEEPING_FIELDS } from '../bookkeeping-fields.ts'
import { draftSavedAt } from './published-clinic.ts'

export type ClinicPatch = Partial<Omit<Clinic, 'id' | 'createdAt' | 'updatedAt'>>

/** Fields about the record, which are newer in the published document than in any draft. */
const RECORD_FIELDS = ['id', 'createdAt', 'updatedAt', '_status', ...BOOKKEEPING_FIELDS]

/** Saves what waited in a draft again, on top of the document as it is now. */
const putDraftBack = async (
  req: PayloadRequest,
  id: number,
  { published, latest: draft }: Both,
) => {
  const { flattenedFields } = req.payload.collections.clinics.config
  const fields = flattenedFields.filter(({ name }) => !RECORD_FIELDS.includes(name))
  const waiting = differingParts(fields, published ?? {}, draft)
  const now = (await readBoth(req, 'clinics', id))?.latest
  if (waiting.length === 0 || !now) return
  const isWaiting = ({ name, locale }: Part) =>
    waiting.some((part) => part.name === name && part.locale === locale)
  const dates = Object.entries(draft.factDates ?? {}).filter(([name]) =>
    waiting.some((part) => part.name === name),
  )
  await keepDraft(req, 'clinics', id, {
    ...now,
    ...composed(fields, now, draft, isWaiting),
    factDates: { ...(now.factDates ?? {}), ...Object.fromEntries(dates) },
    draftedBy: draft.draftedBy,
    savedBy: draft.savedBy,
  })
}

/**
 * Changes only these fields of a published clinic. Payload's own update starts from the latest
 * version: if that is a draft, it would publish somebody else's unfinished edit, or unlist the
 * clinic. So the draft is set aside, then saved again on top of the changed document.
 * @param spanish fields whose Spanish text changes too
 * @throws Payload's ValidationError if a field is refused
 */
export const updatePublished = async (
  req: PayloadRequest,
  id: number,
  data: ClinicPatch,
  spanish: ClinicPatch = {},
): Promise<void> => {
  const before = (await draftSavedAt(req, id)) ? await readBoth(req, 'clinics', id) : undefined
  const options = { collection: 'clinics', id, fallbackLocale: false, depth: 0, req } as const
  // Without a latest version, Payload starts from the document itself.
  await inTransaction(
    req,
    sql`update _clinics_v set latest = false
      where parent_id = ${id} and latest and version__status = 'draft'`,
  )
  await req.payload.update({ ...options, locale: 'en', data })
  if (Object.keys(spanish).length > 0)
    await req.payload.update({ ...options, locale: 'es', data: spanish })
  if (before) await putDraftBack(req, id, before)
}
