import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, PayloadRequest } from 'payload'
import { LOCALES, type Locale } from '../../contract/constants.ts'
import { announce } from '../../database/announce.ts'
import type { Clinic } from '../../payload-types.ts'
import { vocabularyOf } from '../../vocabulary/index.ts'
import type { Listing } from '../present/listing.ts'
import { presentClinic } from '../present/present-clinic.ts'
import { deleteListings, writeListings } from '../queries/write-listings.ts'
import { withPoints } from './with-points.ts'

/** The published document in one language, or null if there is none. */
const readPublished = async (req: PayloadRequest, id: number, locale: Locale) => {
  const { docs } = await req.payload.find({
    collection: 'clinics',
    where: { id: { equals: id }, _status: { equals: 'published' } },
    locale,
    fallbackLocale: 'en',
    depth: 0,
    draft: false,
    limit: 1,
    pagination: false,
    req,
  })
  return docs[0] ?? null
}

/**
 * Keeps a clinic's listings in step with its published document, in the same transaction. The
 * hook's document may be the draft of a published one, which is why the published one is read
 * again. Only a document just created in English needs no reading: it is all there is, in both
 * languages.
 */
const keepListings: CollectionAfterChangeHook<Clinic> = async ({ doc, operation, req }) => {
  const isWhole = operation === 'create' && (req.locale ?? 'en') === 'en'
  const vocabulary = await vocabularyOf(req)
  const listings: Listing[] = []
  for (const locale of LOCALES) {
    const created = doc._status === 'published' ? doc : null
    const clinic = isWhole ? created : await readPublished(req, doc.id, locale)
    if (!clinic) continue
    for (const placed of await withPoints(req, [clinic])) {
      listings.push(presentClinic(placed, locale, vocabulary[locale]))
    }
  }
  const changed =
    listings.length > 0 ? await writeListings(req, listings) : await deleteListings(req, [doc.id])
  // A draft that is autosaved changes nothing that visitors see.
  if (changed > 0) await announce(req)
}

const forgetListings: CollectionAfterDeleteHook = async ({ id, req }) => {
  await deleteListings(req, [Number(id)])
  await announce(req)
}

/** Keeps what visitors see in step with the clinics, and tells every process. */
export const listingHooks = { afterChange: [keepListings], afterDelete: [forgetListings] }
