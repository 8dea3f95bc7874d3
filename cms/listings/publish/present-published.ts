import type { PayloadRequest, Where } from 'payload'
import { LOCALES } from '../../contract/constants.ts'
import { readInEnglish } from '../../documents/translation/in-english.ts'
import { vocabularyOf } from '../../vocabulary/index.ts'
import type { Listing } from '../present/listing.ts'
import { presentClinic } from '../present/present-clinic.ts'
import { withPoints } from './with-points.ts'

/** The listings in all languages of those of some clinics that are published. */
export const presentPublished = async (
  req: PayloadRequest,
  ids: readonly number[],
): Promise<Listing[]> => {
  if (ids.length === 0) return []
  const vocabulary = await vocabularyOf(req)
  const where: Where = { id: { in: ids }, _status: { equals: 'published' } }
  // English comes first.
  const hours = new Map<number, string | null | undefined>()
  const listings: Listing[] = []
  for (const locale of LOCALES) {
    const { docs } = await req.payload.find({
      collection: 'clinics',
      where,
      locale,
      fallbackLocale: 'en',
      depth: 0,
      draft: false,
      pagination: false,
      req,
    })
    if (locale === 'en') for (const doc of docs) hours.set(doc.id, doc.hoursOfOperation)
    const inEnglish = await readInEnglish(req.payload, { collection: 'clinics', locale, req }, docs)
    for (const clinic of await withPoints(req, docs))
      listings.push(
        presentClinic(clinic, locale, vocabulary[locale], {
          untranslated: inEnglish.get(clinic.id),
          hoursInEnglish: hours.get(clinic.id),
        }),
      )
  }
  return listings
}
