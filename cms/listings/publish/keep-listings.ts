import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, PayloadRequest } from 'payload'
import { LOCALES, type Locale } from '../../contract/constants.ts'
import { announce } from '../../database/announce.ts'
import { localizedNames } from '../../documents/fields/localized-names.ts'
import { readInEnglish, textsInEnglish } from '../../documents/translation/in-english.ts'
import type { Clinic } from '../../payload-types.ts'
import { vocabularyOf } from '../../vocabulary/index.ts'
import type { Listing } from '../present/listing.ts'
import { presentClinic } from '../present/present-clinic.ts'
import { deleteListings, noteRemoved, writeListings } from '../queries/write-listings.ts'
import { withPoints } from './with-points.ts'

declare module 'payload' {
  interface RequestContext {
    /** Listings that are written together, when all clinics are saved. */
    waitingListings?: Listing[]
  }
}

const write = async (req: PayloadRequest, listings: Listing[]): Promise<void> => {
  if ((await writeListings(req, listings)) > 0) await announce(req)
}

/** Of a clinic that was saved twice, the last listing in each language. */
const lastOfEach = (listings: Listing[]): Listing[] => [
  ...new Map(listings.map((one) => [`${one.clinicId} ${one.locale}`, one])).values(),
]

/**
 * Does some work that saves clinics, and writes their listings in one statement at the end, in the same
 * transaction.
 */
export const listedTogether = async <Result>(
  req: PayloadRequest,
  work: () => Promise<Result>,
): Promise<Result> => {
  const waiting: Listing[] = []
  req.context.waitingListings = waiting
  const result = await work()
  delete req.context.waitingListings
  await write(req, lastOfEach(waiting))
  return result
}

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

/** The names of its texts that are in English only, in a language. */
const untranslatedIn = async (
  req: PayloadRequest,
  clinic: Clinic,
  locale: Locale,
  isWhole: boolean,
): Promise<string[]> => {
  if (locale === 'en') return []
  const { config } = req.payload.collections.clinics
  if (isWhole) return textsInEnglish(localizedNames(config), clinic, undefined)
  const asked = { collection: 'clinics', locale, req } as const
  return (await readInEnglish(req.payload, asked, [clinic])).get(clinic.id) ?? []
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
  let hoursInEnglish: string | null | undefined
  for (const locale of LOCALES) {
    const created = doc._status === 'published' ? doc : null
    const clinic = isWhole ? created : await readPublished(req, doc.id, locale)
    if (!clinic) continue
    // English comes first.
    if (locale === 'en') hoursInEnglish = clinic.hoursOfOperation
    const inEnglish = await untranslatedIn(req, clinic, locale, isWhole)
    for (const placed of await withPoints(req, [clinic])) {
      listings.push(
        presentClinic(placed, locale, vocabulary[locale], {
          untranslated: inEnglish,
          hoursInEnglish,
        }),
      )
    }
  }
  const { waitingListings } = req.context
  if (listings.length === 0) {
    // A draft that is autosaved changes nothing that visitors see.
    if ((await deleteListings(req, [doc.id])) > 0) await announce(req)
  } else if (waitingListings) waitingListings.push(...listings)
  else await write(req, listings)
}

const forgetListings: CollectionAfterDeleteHook<Clinic> = async ({ doc, id, req }) => {
  await deleteListings(req, [Number(id)])
  // Its listings went with it.
  if (doc._status === 'published' && !doc.deletedAt) await noteRemoved(req, [doc.id])
  await announce(req)
}

/** Keeps what visitors see in step with the clinics, and tells every process. */
export const listingHooks = { afterChange: [keepListings], afterDelete: [forgetListings] }
