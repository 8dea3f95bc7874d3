import type { PayloadRequest, Where } from 'payload'
import { SHIPPED_PRESETS } from '../../cms/documents/presets/shipped-names.ts'

/** In a list's filters as in its address: a bare `false` would count as no value, and be dropped. */
const NO = 'false'

const PRESETS: { title: string; where: Where }[] = [
  {
    title: SHIPPED_PRESETS.neverVerified.en,
    where: { or: [{ and: [{ lastVerifiedAt: { exists: NO } }] }] },
  },
  {
    title: SHIPPED_PRESETS.reportedWrong.en,
    where: { or: [{ and: [{ reportedWrongAt: { exists: true } }] }] },
  },
  { title: SHIPPED_PRESETS.noPhone.en, where: { or: [{ and: [{ phone: { exists: NO } }] }] } },
]

const everyone = { constraint: 'everyone' } as const

/** Adds the shared views of the list of clinics if there are none yet. @returns how many */
export const loadPresets = async (req: PayloadRequest): Promise<number> => {
  const collection = 'payload-query-presets'
  if ((await req.payload.count({ collection, req })).totalDocs > 0) return 0
  for (const { title, where } of PRESETS)
    await req.payload.create({
      collection,
      data: {
        title,
        isShared: true,
        access: { read: everyone, update: everyone, delete: everyone },
        where: { ...where },
        relatedCollection: 'clinics',
      },
      req,
    })
  return PRESETS.length
}
