import type { PayloadRequest } from 'payload'
import { announce } from '../../cms/database/announce.ts'
import { forgetVocabulary } from '../../cms/vocabulary/index.ts'
import { services } from '../services.ts'

/**
 * Fills the table of services if it is empty. Its hooks, which would go through all listings for each,
 * are left out: this is done before there are listings, or a release regenerates them.
 * @returns how many were added
 */
export const loadServices = async (req: PayloadRequest): Promise<number> => {
  const { totalDocs } = await req.payload.count({ collection: 'services', req })
  if (totalDocs > 0) return 0
  for (const name of services) {
    await req.payload.db.create({ collection: 'services', data: { name }, returning: false, req })
  }
  forgetVocabulary(req)
  await announce(req)
  return services.length
}
