import type { Payload, PayloadRequest, Where } from 'payload'

const SAMPLES: Where = { source: { equals: 'sample' } }

export const countSamples = async (payload: Payload): Promise<number> =>
  (await payload.count({ collection: 'clinics', where: SAMPLES })).totalDocs

/** Removes the sample clinics and the site's notice about them. */
export const removeSamples = async (req: PayloadRequest): Promise<void> => {
  const { payload } = req
  const { errors } = await payload.delete({ collection: 'clinics', where: SAMPLES, depth: 0, req })
  if (errors.length > 0)
    throw new Error(`Some sample clinics could not be removed: ${errors[0]?.message}`)
  await payload.updateGlobal({ slug: 'site-settings', data: { sampleData: false }, req })
}
