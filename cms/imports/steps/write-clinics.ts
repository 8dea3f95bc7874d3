import type { PayloadRequest } from 'payload'
import type { Locale } from '../../contract/constants.ts'
import { listedTogether } from '../../listings/index.ts'
import type { Clinic } from '../../payload-types.ts'
import { type CurrentClinic, lockClinics } from '../queries/current-clinics.ts'
import { inLanguages } from '../rows/languages-of-fields.ts'
import { noteOf } from './compare.ts'
import { DRAFTED } from './plan-batch.ts'
import { isWhole, type Written } from './review-row.ts'

// Everything is written through Payload, so that hooks, versions and listings work. Nobody is
// signed in, so nothing becomes verified.

/** What an import is about to write to one clinic. */
export interface Writing {
  /** The clinic that the file was compared with; null for a new one, whose `data` is complete. */
  seen: { id: number; version: string; isTrashed: boolean } | null
  sourceId: string | null
  data: Written
  /** Digest of the source's new contradictions of verified fields; null if there are none. */
  digest: string | null
  /** A free slug for a new clinic; if empty, Payload finds one. */
  slug: string
}

/** What became of an item: the clinic as written, or why it was left as it is. */
export type Wrote<Item> = { item: Item; clinic: Clinic } | { item: Item; kept: string }

interface Writer<Item> {
  source: string
  writingOf: (item: Item) => Writing
  /** Compares the item with the clinic as it is now; a sentence if it must not be written. */
  compareAgain: (item: Item) => Promise<Item | string>
}

const REMOVED = 'It has been removed since the file was compared.'

const create = async (req: PayloadRequest, data: Written, slug: string): Promise<Clinic> => {
  if (!isWhole(data)) throw new Error('The row does not have enough information for a new clinic.')
  const { en, es } = inLanguages(data)
  req.context.freeSlug = slug
  const clinic = await req.payload.create({
    collection: 'clinics',
    data: { ...(en as unknown as typeof data), slug, _status: 'published' },
    // The request keeps the language of what it wrote last.
    locale: 'en',
    depth: 0,
    req,
  })
  return Object.keys(es).length > 0 ? updateIn(req, clinic.id, 'es', es) : clinic
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

/** Deletes it for good, with its history. */
export const removeClinic = async (req: PayloadRequest, id: number): Promise<void> => {
  await req.payload.delete({ collection: 'clinics', id, depth: 0, req })
}

const write = (req: PayloadRequest, { seen, data, digest, slug }: Writing): Promise<Clinic> =>
  seen ? updateClinic(req, seen.id, { ...data, ...noteOf(digest) }) : create(req, data, slug)

/** Why the clinic may not be overwritten, whatever the file says. */
const refusal = (seen: Writing['seen'], clinic: CurrentClinic | undefined): string | undefined => {
  if (seen && !clinic) return REMOVED
  if (clinic?.trashed && !seen?.isTrashed) return REMOVED
  return clinic?.drafted ? DRAFTED : undefined
}

/** The clinics that some writings are about, locked until the transaction ends. */
const lockedClinics = async (req: PayloadRequest, source: string, writings: Writing[]) => {
  const ids = writings.flatMap(({ seen }) => seen?.id ?? [])
  const sourceIds = writings.flatMap(({ sourceId }) => sourceId ?? [])
  const clinics = await lockClinics(req, ids, source, sourceIds)
  const byId = new Map(clinics.map((clinic) => [clinic.id, clinic]))
  const own = clinics.filter((clinic) => clinic.source === source)
  const bySourceId = new Map(own.map((clinic) => [clinic.source_id, clinic]))
  return ({ seen, sourceId }: Writing) => (seen ? byId.get(seen.id) : bySourceId.get(sourceId))
}

/**
 * Writes an import's data to some clinics, in the current transaction. A clinic that was changed
 * since the file was compared with it is compared again, so that nobody's edit is lost.
 */
export const writeClinics = async <Item>(
  req: PayloadRequest,
  items: Item[],
  { source, writingOf, compareAgain }: Writer<Item>,
): Promise<Wrote<Item>[]> => {
  const clinicOf = await lockedClinics(req, source, items.map(writingOf))
  return listedTogether(req, async () => {
    const wrote: Wrote<Item>[] = []
    for (const item of items) {
      const writing = writingOf(item)
      const clinic = clinicOf(writing)
      const isAsSeen = clinic?.version === writing.seen?.version
      const current = refusal(writing.seen, clinic) ?? (isAsSeen ? item : await compareAgain(item))
      wrote.push(
        typeof current === 'string'
          ? { item, kept: current }
          : { item: current, clinic: await write(req, writingOf(current)) },
      )
    }
    return wrote
  })
}
