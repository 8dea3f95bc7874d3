import type { CollectionSlug } from 'payload'
import { expect, it } from 'vitest'
import { documentReader } from '../../../cms/documents/batch/document-reader.ts'
import { documents } from '../../support/documents.ts'
import { fullClinic } from '../../support/full-clinic.ts'
import { newClinic } from '../../support/new-clinic.ts'
import { startPayload } from '../../support/payload.ts'

const { payload } = await startPayload()

const reads = {
  depth: 0,
  pagination: false,
  locale: 'all',
  trash: true,
  sort: 'id',
  showHiddenFields: true,
  overrideAccess: true,
} as const

/** Documents as Payload reads them, one field after the other. */
const read = async (collection: CollectionSlug, draft: boolean) => {
  const { docs } = await payload.find({ collection, draft, ...reads })
  // Of accounts, Payload adds in which collection they are, and of some, what is said in another document.
  const added = payload.collections[collection].config.flattenedFields.flatMap((field) =>
    'virtual' in field && field.virtual ? [[field.name, undefined]] : [],
  )
  const without = { collection: undefined, ...Object.fromEntries(added) }
  return docs.map((doc) => ({ ...doc, ...without, id: Number(doc.id) }))
}

const together = (collection: CollectionSlug, ids: readonly number[], draft: boolean) =>
  documentReader(payload, collection, draft)({ payload }, ids)

const collection = 'clinics' as const
const { full: facts, spanish } = await fullClinic(payload)
const { docs: categories } = await payload.find({ collection: 'categories', limit: 3 })
const full = await newClinic(payload, {
  ...facts,
  addedCategories: categories.map(({ id }) => id).reverse(),
  verifiedFields: ['phone', 'name'],
  description: 'Line\nand “quotes” \\ 🏥',
  lastVerifiedAt: '2026-11-01T00:00:00.000Z',
})
const update = (id: number, data: object, more: object = {}) =>
  payload.update({ collection, id, data, ...more })
await update(full.id, { ...spanish, appointments: '' }, { locale: 'es' })
const bare = await newClinic(payload, { name: 'Bare', latitude: null, longitude: null, phone: '' })
const drafted = await newClinic(payload, { name: 'Published' })
await update(drafted.id, { name: 'Half written', services: ['New'] }, { draft: true })
await newClinic(payload, { name: 'Never published', _status: 'draft' })
await newClinic(payload, { name: 'Thrown away', deletedAt: '2026-11-01T00:00:00.000Z' })

await payload.create({
  collection: 'verifications',
  data: {
    clinic: full.id,
    outcome: 'all still right',
    undoneAt: '2026-11-02T10:00:00.000Z',
    changes: [{ field: 'phone', before: null, after: '864-231-2260' }, { field: 'name' }],
  },
})
await documents(payload)

const COLLECTIONS = Object.keys(payload.collections).filter(
  // Nobody changes many of what has no list.
  (slug): slug is CollectionSlug =>
    !slug.startsWith('payload-') &&
    !payload.collections[slug as CollectionSlug].config.admin.hidden,
)

it.each(COLLECTIONS)('%s that are read together are what Payload reads', async (slug) => {
  for (const draft of [false, true]) {
    const alone = await read(slug, draft)
    const ids = alone.map(({ id }) => id)
    expect(ids).not.toEqual([])
    expect(await together(slug, ids, draft)).toEqual(alone)
  }
})

it('clinics with every kind of field are among them, and one whose draft differs', async () => {
  const [one] = await together(collection, [full.id], false)
  expect(one).toMatchObject({
    phones: facts.phones,
    description: { en: expect.stringContaining('🏥'), es: spanish.description },
    addedCategories: categories.map(({ id }) => id).reverse(),
    verifiedFields: ['phone', 'name'],
    lastVerifiedAt: '2026-11-01T00:00:00.000Z',
  })
  const names = async (draft: boolean) =>
    (await together(collection, [drafted.id], draft)).map(({ name }) => name)
  expect([await names(false), await names(true)]).toEqual([['Published'], ['Half written']])
})

it('documents come in the order of their ids, without those that are gone', async () => {
  const ids = [bare.id, 0, full.id]
  expect((await together(collection, ids, false)).map(({ id }) => id)).toEqual([bare.id, full.id])
})
