import type { Payload, Where } from 'payload'
import type { Role } from '../../access/roles.ts'
import { type EmptyPlace, emptyPlaces } from '../../queries/today.ts'
import { type BrokenRedirect, brokenRedirects } from './broken-redirects.ts'

/** Days of searches that are looked at. */
export const SEARCH_DAYS = 30
const MOST_PLACES = 8

interface LastImport {
  id: number
  fileName: string
  status: string
  createdAt: string
}

/** What waits for the person who has signed in. Parts that are not theirs are left out. */
export interface Today {
  submissions: { received: number; inReview: number }
  unread: number
  lastImport?: LastImport | undefined
  broken?: BrokenRedirect[]
  emptyPlaces?: EmptyPlace[]
}

const readForEditors = async (payload: Payload) => {
  const { pool } = payload.db
  const [{ docs }, broken, places] = await Promise.all([
    payload.find({ collection: 'imports', sort: '-createdAt', limit: 1, depth: 0 }),
    brokenRedirects(pool),
    emptyPlaces(pool, SEARCH_DAYS, MOST_PLACES),
  ])
  return { lastImport: docs[0], broken, emptyPlaces: places }
}

export const readToday = async (payload: Payload, role: Role): Promise<Today> => {
  const count = async (collection: 'clinic-submissions' | 'contact-messages', status: string) => {
    const where: Where = { status: { equals: status } }
    return (await payload.count({ collection, where })).totalDocs
  }
  const [received, inReview, unread, more] = await Promise.all([
    count('clinic-submissions', 'received'),
    count('clinic-submissions', 'in review'),
    count('contact-messages', 'new'),
    role === 'reviewer' ? {} : readForEditors(payload),
  ])
  return { submissions: { received, inReview }, unread, ...more }
}
