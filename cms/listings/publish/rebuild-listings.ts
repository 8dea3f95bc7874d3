import type { PayloadRequest, Where } from 'payload'
import { lockClinics } from '../../clinics/index.ts'
import { LOCALES } from '../../contract/constants.ts'
import { readInEnglish } from '../../documents/translation/in-english.ts'
import { vocabularyOf } from '../../vocabulary/index.ts'

import { presentClinic } from '../present/present-clinic.ts'
import { writeListings } from '../queries/write-listings.ts'
import { withPoints } from './with-points.ts'

/** Clinics that are read and written at a time, which takes some megabytes of memory. */
const BATCH = 500

/** The next published clinics, locked until the transaction ends. */
const nextBatch = async (req: PayloadRequest, which: Where, after: number): Promise<number[]> => {
  const { docs } = await req.payload.find({
    collection: 'clinics',
    where: {
      and: [which, { _status: { equals: 'published' } }, { id: { greater_than: after } }],
    },
    select: {},
    sort: 'id',
    depth: 0,
    limit: BATCH,
    pagination: false,
    req,
  })
  const ids = docs.map(({ id }) => id)
  await lockClinics(req, ids)
  return ids
}

/**
 * Regenerates the listings of published clinics.
 * @param which all of them if left out
 * @returns the number of clinics
 */
export const rebuildListings = async (req: PayloadRequest, which: Where = {}): Promise<number> => {
  const vocabulary = await vocabularyOf(req)
  let count = 0
  for (let after = 0; ; ) {
    const ids = await nextBatch(req, which, after)
    const last = ids.at(-1)
    if (last === undefined) return count
    // Some may have been unlisted before they were locked.
    const where: Where = { id: { in: ids }, _status: { equals: 'published' } }
    // English comes first.
    const hours = new Map<number, string | null | undefined>()
    for (const locale of LOCALES) {
      const { docs } = await req.payload.find({
        collection: 'clinics',
        where,
        locale,
        fallbackLocale: 'en',
        depth: 0,
        pagination: false,
        req,
      })
      if (locale === 'en') for (const doc of docs) hours.set(doc.id, doc.hoursOfOperation)
      const inEnglish = await readInEnglish(
        req.payload,
        { collection: 'clinics', locale, req },
        docs,
      )
      const placed = await withPoints(req, docs)
      await writeListings(
        req,
        placed.map((clinic) =>
          presentClinic(clinic, locale, vocabulary[locale], {
            untranslated: inEnglish.get(clinic.id),
            hoursInEnglish: hours.get(clinic.id),
          }),
        ),
      )
    }
    count += ids.length
    after = last
  }
}
