import type { PayloadRequest } from 'payload'
import { listedTogether } from '../../listings/index.ts'
import { type CurrentClinic, lockClinics } from '../queries/current-clinics.ts'
import { noteOf } from './compare.ts'
import { DRAFTED } from './plan-batch.ts'
import type { Written } from './review-row.ts'
import { createClinics, updateClinic, type WrittenClinic } from './save-clinics.ts'

// Everything is written with Payload's hooks, versions and listings. Nobody is signed in, so nothing
// becomes verified.

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
export type Wrote<Item> = { item: Item; clinic: WrittenClinic } | { item: Item; kept: string }

interface Writer<Item> {
  source: string
  writingOf: (item: Item) => Writing
  /** Compares the item with the clinic as it is now; a sentence if it must not be written. */
  compareAgain: (item: Item) => Promise<Item | string>
}

const REMOVED = 'It has been removed since the file was compared.'

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
    const added: Item[] = []
    for (const item of items) {
      const writing = writingOf(item)
      const clinic = clinicOf(writing)
      const isAsSeen = clinic?.version === writing.seen?.version
      const current = refusal(writing.seen, clinic) ?? (isAsSeen ? item : await compareAgain(item))
      if (typeof current === 'string') {
        wrote.push({ item, kept: current })
        continue
      }
      const { seen, data, digest } = writingOf(current)
      if (seen) {
        const updated = await updateClinic(req, seen.id, { ...data, ...noteOf(digest) })
        wrote.push({ item: current, clinic: updated })
      } else added.push(current)
    }
    const clinics = await createClinics(req, added.map(writingOf))
    return [
      ...wrote,
      ...added.flatMap((item, index) => {
        const clinic = clinics[index]
        return clinic ? [{ item, clinic }] : []
      }),
    ]
  })
}
