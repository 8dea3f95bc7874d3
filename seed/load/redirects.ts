import type { PayloadRequest } from 'payload'
import { redirects } from '../redirects.ts'

/** Adds the redirects whose path has none yet: one that editors have made wins. @returns how many */
export const loadRedirects = async (req: PayloadRequest): Promise<number> => {
  const { payload } = req
  const { docs } = await payload.find({
    collection: 'redirects',
    where: { from: { in: redirects.map(({ from }) => from) } },
    pagination: false,
    select: { from: true },
    req,
  })
  const there = new Set(docs.map(({ from }) => from))
  const missing = redirects.filter(({ from }) => !there.has(from))
  for (const data of missing) await payload.create({ collection: 'redirects', data, req })
  return missing.length
}
