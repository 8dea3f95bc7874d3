import { isDeepStrictEqual } from 'node:util'
import { expect, it } from 'vitest'
import {
  CLINIC_FACTS,
  type ClinicFactName,
  type FactKind,
  LOCALIZED_FACTS,
} from '../../../cms/contract/clinic-facts.ts'
import { DAYS } from '../../../cms/contract/constants.ts'
import { LINE_TYPES } from '../../../cms/contract/phone-lines.ts'
import { startApi } from '../../support/api-server.ts'
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

const { docs: categories } = await payload.find({ collection: 'categories', limit: 2 })
const [monday, tuesday, wednesday, thursday, friday, saturday, sunday] = DAYS
/** A break, past midnight, until midnight, all day. */
const WEEK = [
  { day: monday, opens: '09:00', closes: '12:00' },
  { day: monday, opens: '13:30', closes: '17:15' },
  { day: tuesday, opens: '18:00', closes: '24:00' },
  { day: wednesday, opens: '22:00', closes: '02:00' },
  { day: friday, opens: '00:00', closes: '24:00' },
  { day: saturday, opens: '09:00', closes: '12:00' },
  { day: sunday, opens: '23:00', closes: '01:30' },
  { day: thursday, opens: '', closes: '', access: 'call' },
  { day: tuesday, opens: '09:00', closes: '12:00', access: 'appointment', weeks: 'first' },
  { day: saturday, opens: '13:00', closes: '15:00', weeks: 'alternate' },
]

/** Lines of each kind, with what is hard to keep, and one that says more of the number to call. */
const LINES = [
  ...LINE_TYPES.map((type, at) => ({
    ...{ number: `864-231-226${at + 1}`, extension: at === 0 ? '7' : null, type },
    ...{ languages: at === 1 ? ['Spanish', 'Haitian Creole'] : [], description: null },
  })),
  {
    ...{ number: '864-231-2260', extension: '77', type: 'voice' as const },
    ...{ languages: ['English'], description: 'Ask for “Zoë”; (then press 2)' },
  },
]

type Content = string | Uint8Array<ArrayBuffer>
type Make = (text: string) => unknown
/** A value of each kind, with what is hard to keep; a new fact is one of them. */
const BY_KIND: Record<Exclude<FactKind, 'relation'>, Make> = {
  line: (text) => `${text}: “a”; b, c`,
  paragraph: (text) => `=${text}, “quoted”; and more.\n\nÑandú & <third> line.`,
  list: (text) => [`${text}, first; second`, '-Minus', 'The "Ñ"'],
  flag: () => true,
  yesNo: () => 'yes',
  number: () => 1987,
  hours: () => WEEK,
  phones: () => LINES,
}
/** Facts that follow rules of their own. */
const BY_NAME: Partial<Record<ClinicFactName, unknown>> = {
  name: 'AHCC "Open Door", Zoë’s',
  address: '414 North St, Suite 2',
  city: 'Anderson',
  zipCode: '29625',
  phone: '864-231-2260',
  phoneExtension: '77',
  website: 'https://example.org/a?b=1&c=2',
  latitude: 34.503412,
  longitude: -82.650123,
  languages: ['Spanish', 'Haitian Creole'],
  // Those of the categories, so that no other one follows from them.
  services: categories.flatMap(({ serviceNames }) => serviceNames?.[0] ?? []).sort(),
  insuranceAccepted: ['Medicaid', 'Medicare'],
  paymentOptions: ['Cash', 'Credit card'],
  accessibility: ['Wheelchair accessible', 'Elevator'],
  addressIsPrivate: false,
  addedCategories: categories.map(({ id }) => id).sort((one, other) => one - other),
}
const full = Object.fromEntries(
  CLINIC_FACTS.flatMap(({ name, kind }) => {
    const value = kind === 'relation' ? BY_NAME[name] : (BY_NAME[name] ?? BY_KIND[kind](name))
    return value === undefined ? [] : [[name, value]]
  }),
)
const no = (kind: FactKind) => (kind === 'flag' ? false : kind === 'yesNo' ? 'no' : undefined)
/** Says no to everything, in one language. */
const denying = Object.fromEntries(
  CLINIC_FACTS.flatMap(({ name, kind }) => (no(kind) === undefined ? [] : [[name, no(kind)]])),
)
const spanish = Object.fromEntries(
  CLINIC_FACTS.flatMap((fact) =>
    'localized' in fact ? [[fact.name, BY_KIND[fact.kind](`Sí, ${fact.name}`)]] : [],
  ),
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
  if (format?.name !== 'hsds') return importer.review(content, mapping, { name, isPartial })
  const form = new FormData()
  form.set('file', new File([content], name))
  form.set('format', 'hsds')
  form.set('source', 'another-directory')
  const { body } = await importer.ask<{ id: number }>('/imports', form)
  await importer.work()
  return body.id
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
