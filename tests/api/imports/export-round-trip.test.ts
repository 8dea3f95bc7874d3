import { parse } from 'csv-parse/sync'
import { stringify } from 'csv-stringify/sync'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { ColumnsAnswer } from '../../../cms/imports/endpoints/answers.ts'
import { COLUMN_FIELDS } from '../../../cms/imports/mapping/column-fields.ts'
import type { Clinic } from '../../../cms/payload-types.ts'
import { startImporter } from '../../support/importer.ts'
import { newClinic } from '../../support/new-clinic.ts'
import { startPayload } from '../../support/payload.ts'

const test = await startPayload()
const importer = await startImporter(test.payload)
afterAll(() => test.close())

/** Fields that exports don't have. */
const NOT_EXPORTED = ['fullAddress']
/** Fields that identify the clinic. */
const OWN = ['slug', 'sourceId', 'name']

let full: Clinic
let bare: Clinic
beforeAll(async () => {
  const { docs } = await test.payload.find({ collection: 'categories', sort: 'id', limit: 2 })
  full = await newClinic(test.payload, {
    name: 'AHCC "Open Door", Zoë’s',
    address: "'=1+1 Main St",
    zipCode: '29625',
    phone: '864-231-2260',
    phoneExtension: '77',
    website: 'https://Example.org/a?b=1&c=ñ',
    description: '=HYPERLINK("x")\nSecond line, “quoted”; and more.\n\nThird.',
    latitude: 34.503412,
    longitude: -82.650123,
    coordinatesApproximate: true,
    services: ['Dental Care; children', 'X-ray, 2D', 'The "Smile" day', '-Minus'],
    addedCategories: docs.map(({ id }) => id).reverse(),
    specialPrograms: ['Diabetes'],
    languages: ['English', 'Español'],
    accessibility: ['Ramp'],
    insuranceAccepted: ['Medicare', 'Medicaid / CHIP'],
    paymentOptions: ['Cash'],
    pharmacy: true,
    laboratory: true,
    xray: true,
    dentalServices: true,
    mentalHealth: true,
    womenHealth: true,
    pediatrics: true,
    emergencyServices: true,
    section330Funded: true,
    fqhcLookAlike: true,
    isFree: true,
    isLowCost: true,
    telehealth: 'yes',
    interpreters: 'no',
    slidingFeeScale: 'yes',
    acceptsNewPatients: 'no',
    walkInsWelcome: 'yes',
    hoursOfOperation: '+ by appointment\r\nand at night',
    openingHours: [
      { day: 'monday', opens: '09:00', closes: '12:00' },
      { day: 'monday', opens: '13:00', closes: '24:00' },
      { day: 'saturday', opens: '22:00', closes: '02:00' },
    ],
    eligibilityRequirements: '@home: none',
    appointments: 'Call',
    organizationType: 'Nonprofit',
    medicalDirector: 'Dr. Ng',
    foundedYear: 1987,
    staffCount: 12,
    verifiedFields: ['phone'],
    lastVerifiedAt: '2026-11-01T00:00:00.000Z',
  })
  await test.payload.update({
    collection: 'clinics',
    id: full.id,
    data: { description: 'Toque el timbre' },
    locale: 'es',
  })
  bare = await newClinic(test.payload, { name: 'Bare', latitude: null, longitude: null })
  // Clinics in unusual states, which the round trip must not change either.
  await newClinic(test.payload, { name: 'Never published', _status: 'draft' })
  const drafted = await newClinic(test.payload, { name: 'With a draft' })
  await test.payload.update({
    collection: 'clinics',
    id: drafted.id,
    data: { name: 'Half written', phone: '864-231-2261' },
    draft: true,
  })
  await newClinic(test.payload, { name: 'Closed', closedAt: '2026-11-01T00:00:00.000Z' })
})

const exported = async (query = '') => (await importer.ask<string>(`/export/clinics${query}`)).body

/** What the form offers for a file. */
const offer = async (content: string) => {
  const form = new FormData()
  form.set('file', new File([content], 'clinics-2026-11-22.csv'))
  return (await importer.ask<ColumnsAnswer>('/imports/columns', form)).body
}

/** Uploads a file with what the form offers, unchanged. */
const review = async (content: string) => {
  const { mapping, isPartial } = await offer(content)
  return importer.review(content, mapping, { isPartial })
}

const discard = (id: number) => importer.ask(`/imports/${id}/discard`, {})

const rowsOf = (content: string): Record<string, string>[] =>
  parse(content, { columns: true, bom: true })

/** An export of one clinic, changed as in a spreadsheet. */
const changed = async (slug: string, change: (row: Record<string, string>) => object) => {
  const rows = rowsOf(await exported(`?where[slug][equals]=${slug}`))
  return stringify(rows.map(change), { header: true })
}

it('every field that a file can fill has a column, and it is recognized', async () => {
  const content = await exported()
  const { columns, mapping, format, isPartial } = await offer(content)
  expect({ name: format?.name, isPartial }).toEqual({ name: 'export', isPartial: true })
  const fields = COLUMN_FIELDS.filter((field) => !NOT_EXPORTED.includes(field))
  expect(columns).toEqual(expect.arrayContaining(fields))
  expect(mapping.columns).toEqual(Object.fromEntries(fields.map((field) => [field, field])))
})

it('importing the whole exported list changes nothing', async () => {
  const content = await exported()
  const id = await review(content)
  const { kinds, undecided } = await importer.progress(id)
  const differing = await importer.rows(id, { kinds: ['changed', 'held', 'rejected', 'new'] })
  expect(differing.map(({ name, differences, notes }) => [name, differences, notes])).toEqual([])
  expect(kinds).toMatchObject({ same: rowsOf(content).length, gone: 0 })
  expect(undecided).toBe(0)
  await discard(id)
})

it('importing a Spanish export changes nothing, not even the English texts', async () => {
  const content = await exported('?locale=es')
  expect(rowsOf(content).find(({ slug }) => slug === full.slug)).toMatchObject({
    'description (es)': 'Toque el timbre',
    'appointments (es)': '',
  })
  const id = await review(content)
  const { kinds } = await importer.progress(id)
  expect(kinds).toMatchObject({ same: rowsOf(content).length, changed: 0, held: 0, new: 0 })
  await discard(id)
})

it('a change in any column is imported', async () => {
  const [source = {}] = rowsOf(await exported(`?where[slug][equals]=${full.slug}`))
  const fields = COLUMN_FIELDS.filter((field) => ![...NOT_EXPORTED, ...OWN].includes(field))
  const content = await changed(String(bare.slug), (row) => ({
    ...row,
    ...Object.fromEntries(fields.map((field) => [field, source[field]])),
  }))
  const id = await review(content)
  await importer.decide(id, 'accepted', { kinds: ['changed', 'held'] })
  await importer.move(id, 'apply')
  const now: Record<string, unknown> = {
    ...(await test.payload.findByID({ collection: 'clinics', id: bare.id })),
  }
  const wanted: Record<string, unknown> = {
    ...(await test.payload.findByID({ collection: 'clinics', id: full.id })),
  }
  const times = (value: unknown) =>
    (value as Clinic['openingHours'])?.map(({ id: _, ...time }) => time)
  for (const field of fields) {
    if (field === 'openingHours') expect(times(now[field])).toEqual(times(wanted[field]))
    else if (field === 'website') expect(now[field]).toBe('https://example.org/a?b=1&c=%C3%B1')
    else if (field === 'hoursOfOperation')
      expect(String(now[field]).replaceAll('\r', '')).toBe('+ by appointment\nand at night')
    else expect([field, now[field]]).toEqual([field, wanted[field]])
  }
  expect(now).toMatchObject({ source: 'editor', slug: bare.slug })
})

it('an emptied cell removes nothing', async () => {
  const kept = ['slug', 'name', 'city', 'state', 'source', 'verifiedFields']
  const content = await changed(String(full.slug), (row) =>
    Object.fromEntries(
      Object.entries(row).map(([name, cell]) => [name, kept.includes(name) ? cell : '']),
    ),
  )
  const id = await review(content)
  expect((await importer.progress(id)).kinds).toMatchObject({ same: 1, changed: 0, held: 0 })
  await discard(id)
})
