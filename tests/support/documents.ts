import type { CollectionSlug, Payload } from 'payload'
import { clinicValues, mark, messageValues } from './form-values.ts'

type Slug = Exclude<CollectionSlug, `payload-${string}`>
type Data = Record<string, unknown>

const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

/** A change that any document of the kind accepts; the others are renamed. */
const CHANGES: Partial<Record<Slug, Data>> = {
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

/** Data that makes another document of each kind. */
const dataOn = async (payload: Payload): Promise<Record<Slug, () => Data>> => {
  const idOf = async (collection: Slug) =>
    (await payload.find({ collection, limit: 1 })).docs[0]?.id
  const [state, category] = [await idOf('states'), await idOf('article-categories')]
  let letters = 0
  let year = 2030
  const level = { first: 15_060, further: 5_380 }
  const [email, _status] = [() => `${mark()}@example.org`, 'published']
  const clinic = { city: 'Anderson', state, phone: '864-555-0142', source: 'editor', _status }
  const clinics = () => ({ name: `Matrix Clinic ${mark()}`, ...clinic })
  const known = await payload.create({ collection: 'clinics', data: clinics() as never })
  const article = { excerpt: 'What it is', category, author: 'Ana Díaz', date: '2026-01-01' }
  const file = { fileName: 'sites.csv', source: 'county-list', mapping: '{}' }
  const bulk = { title: 'Unpublished 3 clinics', on: 'clinics', count: 3 }
  return {
    clinics,
    states: () => ({
      name: `State ${mark()}`,
      abbreviation: `Z${String.fromCharCode(65 + letters++)}`,
    }),
    categories: () => ({ name: `Category ${mark()}` }),
    services: () => ({ name: `Service ${mark()}` }),
    'poverty-figures': () => ({ year: year++, contiguous: level, alaska: level, hawaii: level }),
    needs: () => ({ name: `Need ${mark()}`, words: ['sore elbow'] }),
    guides: () => ({ title: `Guide ${mark()}`, summary: 'What it is', _status }),
    articles: () => ({ title: `Article ${mark()}`, ...article, _status }),
    'article-categories': () => ({ name: `Tile ${mark()}`, count: 1 }),
    media: () => ({ alt: 'A dot' }),
    redirects: () => ({ from: `/old-${mark()}`, to: '/resources' }),
    verifications: () => ({ clinic: known.id, outcome: 'no answer' }),
    imports: () => ({ ...file, status: 'review' }),
    'bulk-changes': () => ({ ...bulk, status: 'done', change: '{"action":"unpublish"}' }),
    'clinic-submissions': () => ({ ...clinicValues(), status: 'received' }),
    'contact-messages': () => ({ ...messageValues(), status: 'new' }),
    corrections: () => ({ topics: ['phone'], text: mark(), urgent: true, status: 'open' }),
    'newsletter-signups': () => ({ email: email(), token: mark(), status: 'pending' }),
    users: () => ({ email: email(), password: 'long enough to do', role: 'reviewer' }),
  }
}

/** Makes one document of a collection. */
const oneOf = async (payload: Payload, collection: Slug, fresh: () => Data) => {
  const data = Buffer.from(PIXEL, 'base64')
  const file = { name: 'dot.png', mimetype: 'image/png', data, size: PIXEL.length }
  const create = (data: object): Promise<{ id: number }> =>
    payload.create({ collection, data, ...(collection === 'media' && { file }) } as never)
  const first = fresh()
  const { password: _, ...plain } = first
  const { id } = await create(first)
  return {
    id,
    /** Data that makes another one. */
    fresh,
    make: () => create(fresh()),
    change: CHANGES[collection] ?? { name: `Renamed ${mark()}` },
    /** Makes the document as it was at first. */
    restore: async () => {
      const data = { notes: null, lastVerifiedAt: null, ...plain }
      await payload.update({ collection, id, data } as never)
    },
  }
}

/** One document of every collection that people see. */
export const documents = async (payload: Payload) => {
  const fresh = Object.entries(await dataOn(payload)) as [Slug, () => Data][]
  const made: Partial<Documents> = {}
  for (const [collection, data] of fresh) made[collection] = await oneOf(payload, collection, data)
  return made as Documents
}

export type Documents = Record<Slug, Awaited<ReturnType<typeof oneOf>>>
