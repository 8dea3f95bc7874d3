import type { PayloadRequest, Where } from 'payload'
import { lockClinics } from '../../clinics/index.ts'
import { writeListings } from '../queries/write-listings.ts'
import { presentPublished } from './present-published.ts'

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
  let count = 0
  for (let after = 0; ; ) {
    const ids = await nextBatch(req, which, after)
    const last = ids.at(-1)
    if (last === undefined) return count
    // Some may have been unlisted before they were locked.
    await writeListings(req, await presentPublished(req, ids))
    count += ids.length
    after = last
  }
}
