import type { PayloadRequest, Where } from 'payload'
import { LOCALES } from '../contract/constants.ts'
import { presentClinic } from '../presenters/present-clinic.ts'
import { writeListings } from '../queries/write-listings.ts'
import { vocabularyOf } from './vocabulary.ts'

/** Clinics that are read and written at a time: some megabytes of memory. */
const BATCH = 500

/**
 * Presents published clinics anew.
 * @param which all of them when left out
 * @returns how many clinics
 */
export const rebuildListings = async (req: PayloadRequest, which: Where = {}): Promise<number> => {
  const vocabulary = await vocabularyOf(req)
  let count = 0
  for (let after = 0; ; ) {
    const where: Where = {
      and: [which, { _status: { equals: 'published' } }, { id: { greater_than: after } }],
    }
    for (const locale of LOCALES) {
      const { docs } = await req.payload.find({
        collection: 'clinics',
        where,
        locale,
        fallbackLocale: 'en',
        sort: 'id',
        depth: 0,
        limit: BATCH,
        pagination: false,
        req,
      })
      await writeListings(
        req,
        docs.map((clinic) => presentClinic(clinic, locale, vocabulary[locale])),
      )
      const last = docs.at(-1)
      if (locale !== LOCALES.at(-1)) continue
      if (!last) return count
      count += docs.length
      after = last.id
    }
  }
}
