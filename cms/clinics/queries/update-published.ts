import { isDeepStrictEqual } from 'node:util'
import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { LOCALES, type Locale } from '../../contract/constants.ts'
import { inTransaction } from '../../database/in-transaction.ts'
import type { Clinic } from '../../payload-types.ts'
import { BOOKKEEPING_FIELDS } from '../bookkeeping-fields.ts'
import { draftSince } from './published-clinic.ts'

export type ClinicPatch = Partial<Omit<Clinic, 'id' | 'createdAt' | 'updatedAt'>>

type FactDates = NonNullable<Clinic['factDates']>

/** Fields about the record, which are newer in the published document than in any draft. */
const RECORD_FIELDS = ['id', 'createdAt', 'updatedAt', '_status', ...BOOKKEEPING_FIELDS]

/** Array rows have other ids in a version. */
const withoutIds = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map((row) => (typeof row === 'object' && row ? { ...row, id: undefined } : row))
    : (value ?? null)

const differing = (draft: Clinic, published: Clinic): ClinicPatch => {
  const before: Record<string, unknown> = { ...published }
  const entries = Object.entries(draft).filter(
    ([name, value]) =>
      !RECORD_FIELDS.includes(name) &&
      !isDeepStrictEqual(withoutIds(value), withoutIds(before[name])),
  )
  return Object.fromEntries(entries)
}

const read = (req: PayloadRequest, id: number, locale: Locale, draft: boolean) =>
  req.payload.findByID({
    collection: 'clinics',
    id,
    draft,
    locale,
    fallbackLocale: false,
    depth: 0,
    req,
  })

/** How the waiting draft differs from the published document, in each language. */
const draftEdits = async (req: PayloadRequest, id: number) => {
  const edits: { locale: Locale; data: ClinicPatch; dates: FactDates }[] = []
  for (const locale of LOCALES) {
    const published = await read(req, id, locale, false)
    const draft = await read(req, id, locale, true)
    const data = differing(draft, published)
    const dates = Object.entries(draft.factDates ?? {}).filter(([name]) => name in data)
    if (Object.keys(data).length > 0) edits.push({ locale, data, dates: Object.fromEntries(dates) })
  }
  return edits
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
  const waiting = (await draftSince(req, id)) ? await draftEdits(req, id) : []
  const options = { collection: 'clinics', id, fallbackLocale: false, depth: 0, req } as const
  // Without a latest version, Payload starts from the document itself.
  await inTransaction(
    req,
    sql`update _clinics_v set latest = false
      where parent_id = ${id} and latest and version__status = 'draft'`,
  )
  const { factDates } = await req.payload.update({ ...options, locale: 'en', data })
  if (Object.keys(spanish).length > 0)
    await req.payload.update({ ...options, locale: 'es', data: spanish })
  for (const { locale, data: edits, dates } of waiting)
    await req.payload.update({
      ...options,
      locale,
      data: { ...edits, factDates: { ...factDates, ...dates } },
      draft: true,
    })
}
