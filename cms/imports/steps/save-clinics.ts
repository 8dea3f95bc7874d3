import type { PayloadRequest } from 'payload'
import type { Locale } from '../../contract/constants.ts'
import { inTurn } from '../../database/in-turn.ts'
import { createDocuments } from '../../documents/batch/create-documents.ts'
import type { Clinic } from '../../payload-types.ts'
import { inLanguages } from '../rows/languages-of-fields.ts'
import type { ClinicData } from './compare.ts'
import { isWhole, type Written } from './review-row.ts'

/** A clinic as it was written. */
export type WrittenClinic = Pick<Clinic, 'id' | 'updatedAt'>

/** A new clinic, with its Spanish under the names of files. */
interface NewClinic {
  data: Written
  /** A free one; if empty, Payload finds one. */
  slug: string
}

const updateIn = (req: PayloadRequest, id: number, locale: Locale, data: object) =>
  req.payload.update({
    ...{ collection: 'clinics', id, data, locale, fallbackLocale: false, depth: 0 },
    ...{ trash: true, req },
  })

/** Each language is written by itself. @returns the clinic as it is then, in one of them */
export const updateClinic = async (
  req: PayloadRequest,
  id: number,
  data: object,
): Promise<Clinic> => {
  const { en, es } = inLanguages(data)
  const hasSpanish = Object.keys(es).length > 0
  if (!hasSpanish || Object.keys(en).length > 0) {
    const clinic = await updateIn(req, id, 'en', en)
    if (!hasSpanish) return clinic
  }
  return updateIn(req, id, 'es', es)
}

/** One by itself is written by Payload, which says best why it can't be. */
const createInEnglish = (
  req: PayloadRequest,
  clinics: (ClinicData & { slug: string })[],
): Promise<WrittenClinic[]> =>
  clinics.length > 1 && clinics.every(({ slug }) => slug !== '')
    ? createDocuments(req, 'clinics', clinics)
    : inTurn(clinics, (data) =>
        req.payload.create({
          collection: 'clinics',
          data: { ...data, _status: 'published' },
          // The request keeps the language of what it wrote last.
          locale: 'en',
          depth: 0,
          req,
        }),
      )

/** Creates published clinics, then adds their Spanish. */
export const createClinics = async (
  req: PayloadRequest,
  clinics: NewClinic[],
): Promise<WrittenClinic[]> => {
  const texts = clinics.map(({ data, slug }) => {
    if (!isWhole(data))
      throw new Error('The row does not have enough information for a new clinic.')
    const { en, es } = inLanguages(data)
    return { en: { ...(en as unknown as typeof data), slug }, es }
  })
  req.context.freeSlugs = new Set(clinics.map(({ slug }) => slug))
  const created = await createInEnglish(
    req,
    texts.map(({ en }) => en),
  )
  return inTurn(created, async (clinic, index) => {
    const spanish = texts[index]?.es ?? {}
    return Object.keys(spanish).length > 0 ? updateIn(req, clinic.id, 'es', spanish) : clinic
  })
}
