import type { Payload, PayloadRequest, Where } from 'payload'
import { BATCH } from '../../database/in-batch.ts'
import { deleteDocuments } from '../../documents/batch/delete-documents.ts'

const SAMPLES: Where = { source: { equals: 'sample' } }

export const countSamples = async (payload: Payload): Promise<number> =>
  (await payload.count({ collection: 'clinics', where: SAMPLES })).totalDocs

/** Removes the sample clinics and the site's notice about them. */
export const removeSamples = async (req: PayloadRequest): Promise<void> => {
  const { payload } = req
  const found = { collection: 'clinics', where: SAMPLES, select: { name: true }, req } as const
  const { docs } = await payload.find({ ...found, depth: 0, pagination: false })
  for (let from = 0; from < docs.length; from += BATCH)
    await deleteDocuments(
      req,
      'clinics',
      docs.slice(from, from + BATCH).map(({ id }) => id),
    )
  await payload.updateGlobal({ slug: 'site-settings', data: { sampleData: false }, req })
}
