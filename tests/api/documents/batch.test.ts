import type { PayloadRequest } from 'payload'
import { expect, it } from 'vitest'
import { inTurn } from '../../../cms/database/in-turn.ts'
import { createDocuments } from '../../../cms/documents/batch/create-documents.ts'
import { deleteDocuments } from '../../../cms/documents/batch/delete-documents.ts'
import { listedTogether } from '../../../cms/listings/index.ts'
import type { Clinic } from '../../../cms/payload-types.ts'
import { EDITOR } from '../../support/editor-account.ts'
import { leftBy } from '../../support/left-in-database.ts'
import { startPayload } from '../../support/payload.ts'

const { payload } = await startPayload()

/** Enough of the sample to have every fact, private addresses and clinics without a telephone. */
const MANY = 80

const withoutId = <Row extends object>(row: Row) => ({ ...row, id: undefined })

/** Only what is the clinic's own. */
const contentOf = ({ id: _, createdAt, updatedAt, slug, ...content }: Clinic) => ({
  ...content,
  phones: content.phones?.map(withoutId) ?? null,
  openingHours: content.openingHours?.map(withoutId) ?? null,
  slug: `${slug}-again`,
  _status: 'published' as const,
})

const samples = async () => {
  const { docs } = await payload.find({
    collection: 'clinics',
    limit: MANY,
    sort: 'id',
    depth: 0,
    locale: 'en',
    fallbackLocale: false,
    showHiddenFields: true,
  })
  const { docs: categories } = await payload.find({ collection: 'categories', limit: 2 })
  const full = docs.map((doc, index) => ({
    ...contentOf(doc),
    ...(index % 5 === 0 && { addedCategories: categories.map(({ id }) => id) }),
    ...(index % 7 === 0 && { addressIsPrivate: true, address: `${index} Oak St` }),
    ...(index % 11 === 0 && { phone: '(864) 555-0142', openingHours: [] }),
  }))
  const bare = full.slice(0, 5).map(({ name, slug, city, state, source }, index) => ({
    ...{ name, slug: `${slug}-bare`, city, state, source },
    sourceId: `bare-${index}`,
    _status: 'published' as const,
  }))
  return [...full, ...bare]
}

const asImport = (req: PayloadRequest) => {
  req.context.savedThrough = 'Import: sites.csv'
  req.context.factSource = 'import'
}

const collection = 'clinics' as const

it('clinics created together leave in every table what Payload leaves when it creates each', async () => {
  const clinics = await samples()
  const one = await leftBy(payload, (req) => {
    asImport(req)
    return inTurn(clinics, async (data) => {
      const { id } = await payload.create({ collection, data, locale: 'en', depth: 0, req })
      return id
    })
  })
  const together = await leftBy(payload, async (req) => {
    asImport(req)
    const created = await listedTogether(req, () => createDocuments(req, collection, clinics))
    return created.map(({ id }) => id)
  })
  expect(one._clinics_v?.written).toHaveLength(clinics.length)
  expect(one.listings?.written).toHaveLength(2 * clinics.length)
  for (const list of ['locales', 'texts', 'rels', 'opening_hours', 'phones'])
    expect(one[`clinics_${list}`]?.written.length, list).toBeGreaterThan(0)
  expect(together).toEqual(one)
})

const firstOnes = async (req: PayloadRequest, limit: number) => {
  const { docs } = await payload.find({ collection, limit, sort: 'id', depth: 0, req })
  return docs.map(({ id }) => id)
}

it('clinics saved together leave what each leaves by itself: changed, translated, unlisted, closed', async () => {
  const changes: { data: Partial<Clinic>; locale?: 'es' }[] = [
    { data: { phone: '864-555-0177', services: ['Dental care'] } },
    { data: { description: 'Atención para todos' }, locale: 'es' },
    { data: { _status: 'draft' } },
    { data: { deletedAt: '2026-01-01T00:00:00.000Z' } },
    { data: { addressIsPrivate: true } },
    { data: { hoursOfOperation: null } },
  ]
  const save = async (req: PayloadRequest) => {
    asImport(req)
    const ids = await firstOnes(req, 4 * changes.length)
    await inTurn(ids, (id, index) => {
      const { data = {}, locale = 'en' } = changes[index % changes.length] ?? {}
      return payload.update({ collection, id, data, locale, depth: 0, req })
    })
    return ids
  }
  const one = await leftBy(payload, save)
  expect(one.removed_listings?.written).toHaveLength(8)
  expect(one.listings?.written.length).toBeGreaterThan(8)
  expect(await leftBy(payload, (req) => listedTogether(req, () => save(req)))).toEqual(one)
})

const editor = await payload.create({
  collection: 'users',
  data: { ...EDITOR, role: 'editor' },
})

/** What Payload keeps about a clinic besides its content. */
const surround = async (req: PayloadRequest, id: number) => {
  const user = { relationTo: 'users', value: editor.id } as const
  const document = { relationTo: collection, value: id } as const
  const locks = 'payload-locked-documents'
  await payload.create({ collection: locks, data: { document, user }, req })
  const key = `collection-clinics-${id}`
  await payload.db.create({
    collection: 'payload-preferences',
    data: { key, value: {}, user },
    req,
  })
  await payload.jobs.queue({
    task: 'schedulePublish',
    input: { type: 'unpublish', doc: document },
    waitUntil: new Date('2100-01-01'),
    req,
  })
}

it('clinics deleted together leave nothing that Payload would not leave', async () => {
  const prepare = async (req: PayloadRequest) => {
    const ids = await firstOnes(req, 12)
    const [first = 0] = ids
    await payload.update({ collection, id: first, data: { _status: 'draft' }, req })
    await inTurn(ids, (id) => surround(req, id))
    return ids.slice(0, 10)
  }
  const before = await leftBy(payload, prepare)
  const one = await leftBy(payload, async (req) => {
    const ids = await prepare(req)
    await inTurn(ids, (id) => payload.delete({ collection, id, req }))
    return ids
  })
  const kept = ['payload_locked_documents', 'payload_preferences', 'payload_jobs']
  for (const name of [...kept, '_clinics_v'])
    expect(one[name]?.count, name).toBeLessThanOrEqual((before[name]?.count ?? 0) - 10)
  const together = await leftBy(payload, async (req) => {
    const ids = await prepare(req)
    await listedTogether(req, () => deleteDocuments(req, collection, ids))
    return ids
  })
  expect(together).toEqual(one)
})

it('what Payload refuses is refused together too, for the same fields', async () => {
  const [clinic] = await samples()
  const wrong = {
    ...clinic,
    name: '',
    phone: '12',
    latitude: 100,
    state: null,
    telehealth: 'perhaps',
    website: 'no address',
    openingHours: [{ day: 'someday', opens: '9', closes: '25:00' }],
  }
  const faults = (work: (req: PayloadRequest) => Promise<unknown>) =>
    leftBy(payload, async (req) => {
      await work(req)
      return []
    }).then(
      () => [],
      ({ data }) =>
        data.errors
          .map(({ path, message }: Record<string, string>) => `${path}: ${message}`)
          .sort(),
    )
  const one = await faults((req) =>
    payload.create({ collection, data: wrong as never, locale: 'en', req }),
  )
  expect(one.length).toBeGreaterThan(6)
  expect(await faults((req) => createDocuments(req, collection, [wrong, wrong]))).toEqual(one)
})
