import type { Payload, Where } from 'payload'
import { inOneTransaction } from '../database/one-transaction.ts'

const SAMPLES: Where = { source: { equals: 'sample' } }

export const countSamples = async (payload: Payload): Promise<number> =>
  (await payload.count({ collection: 'clinics', where: SAMPLES })).totalDocs

/** Removes the invented clinics and the notice that the site shows because of them: all or none. */
export const removeSamples = (payload: Payload): Promise<void> =>
  inOneTransaction(payload, async (req) => {
    const { docs } = await payload.find({
      collection: 'clinics',
      where: SAMPLES,
      select: {},
      depth: 0,
      pagination: false,
      req,
    })
    // One after the other: a transaction is one connection, which can't do two things at once.
    for (const { id } of docs) await payload.delete({ collection: 'clinics', id, depth: 0, req })
    await payload.updateGlobal({ slug: 'site-settings', data: { sampleData: false }, req })
  })
