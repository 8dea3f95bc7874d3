import type { CollectionSlug, Payload } from 'payload'
import { clinicValues, mark, messageValues } from './form-values.ts'

type Slug = Exclude<CollectionSlug, `payload-${string}`>

interface OneOf {
  id: number
  /** Data that makes another one. */
  fresh: () => Promise<Record<string, unknown>>
  make: () => Promise<{ id: number }>
  /** A change that any document of the kind accepts. */
  change: Record<string, unknown>
  /** Makes the document as it was at first. */
  restore: () => Promise<void>
}

/** One document of every collection that people see. */
export type Documents = Record<Slug, OneOf>

const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

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
  const clinic = async () => ({
    name: `Matrix Clinic ${mark()}`,
    city: 'Anderson',
    state,
    phone: '864-555-0142',
    source: 'editor',
    _status: 'published',
  })
  const known = (await payload.create({ collection: 'clinics', data: (await clinic()) as never }))
    .id

  const fresh: Record<Slug, () => Promise<Record<string, unknown>>> = {
    clinics: clinic,
    states: async () => ({ name: `State ${mark()}`, abbreviation: abbreviation() }),
    categories: async () => ({ name: `Category ${mark()}` }),
    services: async () => ({ name: `Service ${mark()}` }),
    'poverty-figures': async () => ({ year: year++, ...levels }),
    needs: async () => ({ name: `Need ${mark()}`, words: ['sore elbow'] }),
    guides: async () => ({ title: `Guide ${mark()}`, summary: 'What it is', _status: 'published' }),
    articles: async () => ({
      title: `Article ${mark()}`,
      excerpt: 'What it is',
      category,
      author: 'Ana Díaz',
      date: '2026-01-01',
      _status: 'published',
    }),
    'article-categories': async () => ({ name: `Tile ${mark()}`, count: 1 }),
    media: async () => ({ alt: 'A dot' }),
    redirects: async () => ({ from: `/old-${mark()}`, to: '/resources' }),
    verifications: async () => ({ clinic: known, outcome: 'no answer' }),
    imports: async () => ({
      fileName: 'sites.csv',
      source: 'county-list',
      mapping: '{}',
      status: 'review',
    }),
    'bulk-changes': async () => ({
      title: 'Unpublished 3 clinics',
      on: 'clinics',
      count: 3,
      status: 'done',
      change: '{"action":"unpublish"}',
    }),
    'clinic-submissions': async () => ({ ...clinicValues(), status: 'received' }),
    'contact-messages': async () => ({ ...messageValues(), status: 'new' }),
    corrections: async () => ({ topics: ['phone'], text: mark(), urgent: true, status: 'open' }),
    'newsletter-signups': async () => ({
      email: `${mark()}@example.org`,
      token: mark(),
      status: 'pending',
    }),
    users: async () => ({
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
    'bulk-changes': { status: 'undone' },
    'clinic-submissions': { notes: 'Rang twice' },
    'contact-messages': { notes: 'Rang twice' },
    corrections: { notes: 'Rang twice' },
    'newsletter-signups': { status: 'unsubscribed' },
    clinics: { medicalDirector: 'Dr. Lee' },
  }

  const oneOf = async (collection: Slug): Promise<OneOf> => {
    const first = await fresh[collection]()
    const file = {
      name: 'dot.png',
      mimetype: 'image/png',
      data: Buffer.from(PIXEL, 'base64'),
      size: PIXEL.length,
    }
    const upload = collection === 'media' ? { file } : {}
    const create = (data: object) =>
      payload.create({ collection, data, ...upload } as never) as Promise<{ id: number }>
    const { id } = await create(first)
    const { password: _, ...plain } = first
    return {
      id,
      fresh: fresh[collection],
      make: async () => create(await fresh[collection]()),
      change: changes[collection] ?? { name: `Renamed ${mark()}` },
      restore: async () => {
        await payload.update({
          collection,
          id,
          data: { notes: null, lastVerifiedAt: null, ...plain },
        } as never)
      },
    }
  }
  const entries: [string, OneOf][] = []
  for (const collection of Object.keys(fresh) as Slug[]) {
    entries.push([collection, await oneOf(collection)])
  }
  return Object.fromEntries(entries) as Documents
}
