import { isDeepStrictEqual } from 'node:util'
import { expect, it } from 'vitest'
import { CLINIC_FACTS, type FactKind, LOCALIZED_FACTS } from '../../../cms/contract/clinic-facts.ts'
import { startApi } from '../../support/api-server.ts'
import { fullClinic, WEEK } from '../../support/full-clinic.ts'
import { startImporter } from '../../support/importer.ts'
import { newClinic } from '../../support/new-clinic.ts'

const api = await startApi()
const { payload } = api
const importer = await startImporter(payload)
const everything = { where: { id: { exists: true } }, trash: true } as const
const clear = async () => {
  for (const collection of ['imports', 'clinics'] as const)
    await payload.delete({ collection, ...everything })
}
await clear()

const { full, spanish } = await fullClinic(payload)

type Content = string | Uint8Array<ArrayBuffer>
const no = (kind: FactKind) => (kind === 'flag' ? false : kind === 'yesNo' ? 'no' : undefined)
/** Says no to everything, in one language. */
const denying = Object.fromEntries(
  CLINIC_FACTS.flatMap(({ name, kind }) => (no(kind) === undefined ? [] : [[name, no(kind)]])),
)

const make = async (data: object, inSpanish: object = {}) => {
  const { id } = await newClinic(payload, data)
  if (Object.keys(inSpanish).length > 0)
    await payload.update({ collection: 'clinics', id, data: inSpanish, locale: 'es' })
}
await make({ ...full, slug: 'an-address-of-its-own' }, spanish)
await make(
  { ...denying, name: 'Denying', openingHours: WEEK, latitude: 34.5, longitude: -82.6 },
  { description: 'Solo en español' },
)
const bare = { name: 'Bare', address: '1 Oak St', zipCode: '', phone: '864-555-0101' }
await make({ ...bare, description: 'In English only', languages: ['English'] })
await make({ ...bare, ...full, name: 'Private', addressIsPrivate: true, phones: [] })
await make({ name: 'Never public', address: '2 Oak St', _status: 'draft' })

const POINT: readonly string[] = ['latitude', 'longitude', 'coordinatesApproximate']

const text = (one: unknown) => (typeof one === 'string' ? one : JSON.stringify(one))
const inOrder = (one: string, other: string) => (one < other ? -1 : 1)
const plain = (value: unknown): unknown => {
  if (value === undefined || value === false || value === '') return null
  if (!Array.isArray(value)) return value
  const items = value.map((item) => {
    if (typeof item !== 'object') return item
    const { id: _, ...rest } = item
    return rest
  })
  return items.length === 0 ? null : items.sort((one, other) => inOrder(text(one), text(other)))
}
/** Every fact of every published clinic, in each language, by the clinic's name. */
const facts = async () => {
  const read = async (locale: 'en' | 'es', names: readonly string[]) => {
    const { docs } = await payload.find({
      ...{ collection: 'clinics', where: { _status: { equals: 'published' } }, sort: 'name' },
      ...{ depth: 0, pagination: false, locale, fallbackLocale: false },
    })
    return docs.map((doc) =>
      Object.fromEntries(
        names.map((name) => [
          locale === 'en' ? name : `${name} (${locale})`,
          plain(Reflect.get(doc, name)),
        ]),
      ),
    )
  }
  const english = await read(
    'en',
    CLINIC_FACTS.map(({ name }) => name),
  )
  const inSpanish = await read('es', LOCALIZED_FACTS)
  return english.map((one, index) => ({ ...one, ...inSpanish[index] }))
}

/** Uploads a file as the panel proposes it. */
const review = async (content: Content, name: string) => {
  const { mapping, format, isPartial } = await importer.offer(content, name)
  const source = format?.name === 'hsds' ? 'another-directory' : undefined
  return importer.review(content, source ? undefined : mapping, { name, source, isPartial })
}

const before = await facts()
const file = async (path: string) => (await api.get(`/api/export/${path}`)).text()
const EXPORTS: [name: string, content: Content][] = [
  ['clinics.csv', (await importer.ask<string>('/export/clinics')).body],
  ['open.csv', await file('clinics.csv')],
  ['clinics.geojson', await file('clinics.geojson')],
  ['hsds.ndjson', await file('hsds.ndjson')],
  ['hsds.zip', new Uint8Array(await (await api.get('/api/export/hsds.zip')).arrayBuffer())],
]

it.each(EXPORTS)(
  '%s, imported into an empty directory, has lost no fact in any language',
  async (name, content) => {
    expect(before).toHaveLength(4)
    await clear()
    const id = await review(content, name)
    await importer.decide(id, 'accepted', { kinds: ['new'] })
    const held = await importer.rows(id, { kinds: ['held', 'rejected'] })
    const isOurs = name === 'clinics.csv'
    expect(held.map(({ name, doubt, notes }) => [name, doubt ?? notes])).toEqual(
      isOurs
        ? [['Never public', 'It was not listed where the file is from: “_status” is “draft”.']]
        : [],
    )
    await importer.move(id, 'apply')
    expect((await importer.progress(id)).results).toMatchObject({ applied: 4, failed: 0 })
    const after = await facts()
    const lost = before.flatMap((one, index) =>
      Object.entries(one).flatMap(([field, value]) => {
        const now = after[index]?.[field]
        // Who has no point is published at that of its town.
        const isPublished =
          (value === null && POINT.includes(field)) ||
          (field === 'zipCode' && one.addressIsPrivate && !isOurs)
        return isPublished || isDeepStrictEqual(now, value) ? [] : [[one.name, field, value, now]]
      }),
    )
    expect(lost).toEqual([])
    if (isOurs) {
      const where = { slug: { equals: 'an-address-of-its-own' } }
      expect((await payload.count({ collection: 'clinics', where })).totalDocs).toBe(1)
    }
    // The same file changes nothing then.
    const again = await review(content, name)
    expect((await importer.progress(again)).kinds).toMatchObject({ same: 4, changed: 0, new: 0 })
  },
)
