import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, PayloadRequest } from 'payload'
import { LOCALES } from '../../contract/constants.ts'
import { announce } from '../../database/announce.ts'
import { localizedNames } from '../../documents/fields/localized-names.ts'
import { textsInEnglish } from '../../documents/translation/in-english.ts'
import type { Clinic } from '../../payload-types.ts'
import { vocabularyOf } from '../../vocabulary/index.ts'
import type { Listing } from '../present/listing.ts'
import { presentClinic } from '../present/present-clinic.ts'
import { deleteListings, noteRemoved, writeListings } from '../queries/write-listings.ts'
import { presentPublished } from './present-published.ts'
import { withPoints } from './with-points.ts'

/** What becomes of listings at the end of some work on many clinics. */
interface Waiting {
  /** Of clinics that were just created. */
  listings: Listing[]
  /** Clinics that were saved, and are read again. */
  saved: Set<number>
  deleted: number[]
  /** Those of the deleted that visitors saw. */
  removed: number[]
}

declare module 'payload' {
  interface RequestContext {
    /** Set while the listings of all clinics that are saved are written together. */
    waitingListings?: Waiting
  }
}

const write = async (req: PayloadRequest, listings: Listing[]): Promise<void> => {
  if ((await writeListings(req, listings)) > 0) await announce(req)
}

/** Visitors no longer see them; a draft that is autosaved changes nothing that they see. */
const unlist = async (req: PayloadRequest, ids: number[]): Promise<void> => {
  if (ids.length > 0 && (await deleteListings(req, ids)) > 0) await announce(req)
}

/** Writes the listings of clinics that were saved, from what is published of them. */
const relist = async (req: PayloadRequest, ids: number[], made: Listing[] = []): Promise<void> => {
  const listings = [...made, ...(await presentPublished(req, ids))]
  const listed = new Set(listings.map(({ clinicId }) => clinicId))
  await unlist(
    req,
    ids.filter((id) => !listed.has(id)),
  )
  await write(req, listings)
}

const forget = async (req: PayloadRequest, deleted: number[], removed: number[]): Promise<void> => {
  if (deleted.length === 0) return
  await deleteListings(req, deleted)
  // Their listings went with them.
  if (removed.length > 0) await noteRemoved(req, removed)
  await announce(req)
}

/**
 * Does some work that saves or deletes clinics, and writes their listings in a few statements at the end,
 * in the same transaction.
 */
export const listedTogether = async <Result>(
  req: PayloadRequest,
  work: () => Promise<Result>,
): Promise<Result> => {
  const waiting: Waiting = { listings: [], saved: new Set(), deleted: [], removed: [] }
  req.context.waitingListings = waiting
  const result = await work()
  delete req.context.waitingListings
  const { listings, saved, deleted, removed } = waiting
  // What was saved after it was created is read again.
  const made = listings.filter(({ clinicId }) => !saved.has(clinicId))
  await relist(req, [...saved], made)
  await forget(req, deleted, removed)
  return result
}

/** A document just created in English is all there is, in both languages. */
const presentCreated = async (req: PayloadRequest, doc: Clinic): Promise<Listing[]> => {
  if (doc._status !== 'published') return []
  const vocabulary = await vocabularyOf(req)
  const names = localizedNames(req.payload.collections.clinics.config)
  const placed = await withPoints(req, [doc])
  return placed.flatMap((clinic) =>
    LOCALES.map((locale) =>
      presentClinic(clinic, locale, vocabulary[locale], {
        untranslated: locale === 'en' ? [] : textsInEnglish(names, doc, undefined),
        hoursInEnglish: doc.hoursOfOperation,
      }),
    ),
  )
}

/**
 * Keeps a clinic's listings in step with its published document, in the same transaction. The
 * hook's document may be the draft of a published one, which is why the published one is read
 * again.
 */
const keepListings: CollectionAfterChangeHook<Clinic> = async ({ doc, operation, req }) => {
  const isWhole = operation === 'create' && (req.locale ?? 'en') === 'en'
  const { waitingListings } = req.context
  const listings = isWhole ? await presentCreated(req, doc) : []
  if (waitingListings && isWhole) waitingListings.listings.push(...listings)
  else if (waitingListings) waitingListings.saved.add(doc.id)
  else if (isWhole) await write(req, listings)
  else await relist(req, [doc.id])
}

const forgetListings: CollectionAfterDeleteHook<Clinic> = async ({ doc, id, req }) => {
  const { waitingListings } = req.context
  const wasListed = doc._status === 'published' && !doc.deletedAt
  const [deleted, removed] = [[Number(id)], wasListed ? [doc.id] : []]
  if (!waitingListings) return forget(req, deleted, removed)
  waitingListings.deleted.push(...deleted)
  waitingListings.removed.push(...removed)
}

/** Keeps what visitors see in step with the clinics, and tells every process. */
export const listingHooks = { afterChange: [keepListings], afterDelete: [forgetListings] }
