import type { CollectionSlug, Payload } from 'payload'
import { clinicValues, mark, messageValues } from './form-values.ts'

type Slug = Exclude<CollectionSlug, `payload-${string}`>

interface OneOf {
  id: number
  /** Data that makes another one. */
  fresh: () => Record<string, unknown>
  make: () => Promise<{ id: number }>
  /** A change that any document of the kind accepts. */
  change: Record<string, unknown>
  /** Makes the document as it was at first. */
  restore: () => Promise<void>
}

/** One document of every collection that people see. */
export type Documents = Record<Slug, OneOf>

/** A PNG of one dot. */
export const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

export const documents = async (payload: Payload): Promise<Documents> => {
  const idOf = async (collection: Slug): Promise<number> =>
    (await payload.find({ collection, limit: 1 })).docs[0]?.id as number
  const state = await idOf('states')
  const category = await idOf('article-categories')
  let letters = 0
  let year = 2030
  const level = { first: 15_060, further: 5_380 }
  const levels = { contiguous: level, alaska: level, hawaii: level }
  const abbreviation = () => `Z${String.fromCharCode(65 + letters++)}`
  const clinic = () => ({
    name: `Matrix Clinic ${mark()}`,
    city: 'Anderson',
    state,
    phone: '864-555-0142',
    source: 'editor',
    _status: 'published',
  })
  const { id: known } = await payload.create({ collection: 'clinics', data: clinic() as never })

  const fresh: Record<Slug, OneOf['fresh']> = {
    clinics: clinic,
    states: () => ({ name: `State ${mark()}`, abbreviation: abbreviation() }),
    categories: () => ({ name: `Category ${mark()}` }),
    services: () => ({ name: `Service ${mark()}` }),
    'poverty-figures': () => ({ year: year++, ...levels }),
    needs: () => ({ name: `Need ${mark()}`, words: ['sore elbow'] }),
    guides: () => ({ title: `Guide ${mark()}`, summary: 'What it is', _status: 'published' }),
    articles: () => ({
      title: `Article ${mark()}`,
      excerpt: 'What it is',
      category,
      author: 'Ana Díaz',
      date: '2026-01-01',
      _status: 'published',
    }),
    'article-categories': () => ({ name: `Tile ${mark()}`, count: 1 }),
    media: () => ({ alt: 'A dot' }),
    redirects: () => ({ from: `/old-${mark()}`, to: '/resources' }),
    verifications: () => ({ clinic: known, outcome: 'no answer' }),
    imports: () => ({
      fileName: 'sites.csv',
      source: 'county-list',
      mapping: '{}',
      status: 'review',
    }),
    sources: () => ({ name: `list-${mark()}` }),
    'unknown-words': () => {
      const word = `Martian ${mark()}`
      return { word, key: word, fact: 'languages', status: 'open', count: 1 }
    },
    'bulk-changes': () => ({
      title: 'Unpublished 3 clinics',
      on: 'clinics',
      count: 3,
      status: 'done',
      change: '{"action":"unpublish"}',
    }),
    'clinic-submissions': () => ({ ...clinicValues(), status: 'received' }),
    'contact-messages': () => ({ ...messageValues(), status: 'new' }),
    corrections: () => ({ topics: ['phone'], text: mark(), urgent: true, status: 'open' }),
    comments: () => ({
      document: { relationTo: 'clinics', value: known },
      text: mark(),
      resolved: false,
    }),
    'newsletter-signups': () => ({
      email: `${mark()}@example.org`,
      token: mark(),
      status: 'pending',
    }),
    'ready-answers': () => ({ name: `Answer ${mark()}`, use: 'reply', text: 'We call you.' }),
    users: () => ({
      email: `${mark()}@example.org`,
      password: 'long enough to do',
      role: 'reviewer',
    }),
  }
  const changes: Partial<Record<Slug, Record<string, unknown>>> = {
    'poverty-figures': { hawaii: { first: 17_310, further: 6_190 } },
    guides: { summary: 'What it was' },
    articles: { author: 'Ben Okafor' },
    media: { alt: 'A point' },
    redirects: { permanent: true },
    verifications: { note: 'Rang twice' },
    imports: { failure: 'None' },
    sources: { fetchEvery: 'week' },
    'unknown-words': { status: 'ignored' },
    'bulk-changes': { status: 'undone' },
    'clinic-submissions': { notes: 'Rang twice' },
    'contact-messages': { notes: 'Rang twice' },
    corrections: { notes: 'Rang twice' },
    comments: { resolved: true },
    'newsletter-signups': { status: 'unsubscribed' },
    clinics: { medicalDirector: 'Dr. Lee' },
  }

  const file = { name: 'dot.png', mimetype: 'image/png', data: PIXEL, size: PIXEL.length }
  const made: Partial<Documents> = {}
  for (const collection of Object.keys(fresh) as Slug[]) {
    const upload = collection === 'media' ? { file } : {}
    const create = (data: object) =>
      payload.create({ collection, data, ...upload } as never) as Promise<{ id: number }>
    const first = fresh[collection]()
    const { id } = await create(first)
    const { password: _, ...plain } = first
    const data = { notes: null, lastVerifiedAt: null, ...plain }
    made[collection] = {
      id,
      fresh: fresh[collection],
      make: () => create(fresh[collection]()),
      change: changes[collection] ?? { name: `Renamed ${mark()}` },
      restore: async () => void (await payload.update({ collection, id, data } as never)),
    }
  }
  return made as Documents
}
