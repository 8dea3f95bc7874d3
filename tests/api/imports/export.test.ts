import { parse } from 'csv-parse/sync'
import { stringify } from 'csv-stringify/sync'
import { createLocalReq, type PayloadRequest, type TypedUser } from 'payload'
import { describe, expect, it } from 'vitest'
import { inOneTransaction } from '../../../cms/database/one-transaction.ts'
import { createDocuments } from '../../../cms/documents/batch/create-documents.ts'
import { deleteDocuments } from '../../../cms/documents/batch/delete-documents.ts'
import { readableFields } from '../../../cms/imports/export/readable-fields.ts'
import { COLUMN_FIELDS, LISTS } from '../../../cms/imports/mapping/column-fields.ts'
import { listedTogether } from '../../../cms/listings/index.ts'
import type { Clinic } from '../../../cms/payload-types.ts'
import { keepFewSamples } from '../../support/database.ts'
import { fullClinic } from '../../support/full-clinic.ts'
import { startImporter } from '../../support/importer.ts'
import { newClinic } from '../../support/new-clinic.ts'
import { startPayload } from '../../support/payload.ts'
import { signIn } from '../../support/people.ts'
import { receiveMessage } from '../../support/receive-message.ts'

const { payload, database } = await startPayload()
await keepFewSamples(database)
const importer = await startImporter(payload)
const reviewer = await signIn(payload, 'reviewer')

const ask = (path: string) => reviewer.askEndpoint<string>(`/export/${path}`)
const rowsOf = (content: string): Record<string, string>[] =>
  parse(content, { columns: true, bom: true })
const rows = async (path: string) => {
  const answer = await ask(path)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  return rowsOf(answer.body)
}

describe('an export', () => {
  it('has the whole list as filtered, searched and sorted', async () => {
    expect(await rows('clinics')).toHaveLength(
      (await payload.count({ collection: 'clinics' })).totalDocs,
    )
    const found = await rows(
      'clinics?sort=-name&page=2&limit=5&where[and][0][state.abbreviation][equals]=CA',
    )
    const where = { 'state.abbreviation': { equals: 'CA' } }
    const { totalDocs } = await payload.count({ collection: 'clinics', where })
    expect([found.length, totalDocs > 5]).toEqual([totalDocs, true])
    const names = found.map(({ name }) => name ?? '')
    expect(names).toEqual(names.toSorted().reverse())
    expect(new Set(found.map(({ state }) => state))).toEqual(new Set(['California']))
    await newClinic(payload, { name: 'Searched For', latitude: 34.5, longitude: -82.6 })
    expect(await rows('clinics?search=searched')).toMatchObject([
      { city: 'Anderson', latitude: '34.5', longitude: '-82.6', phone: '864-555-0142' },
    ])
  })

  it('has each clinic once, however many are equal by its order', async () => {
    const { state, source } = await newClinic(payload, { name: 'Equal' })
    const equal = Array.from({ length: 249 }, (_, index) => ({
      ...{ name: 'Equal', slug: `equal-${index}`, city: 'Anderson', state, source },
    }))
    const together = (work: (req: PayloadRequest) => Promise<unknown>) =>
      inOneTransaction(payload, (req) => listedTogether(req, () => work(req)))
    await together((req) => createDocuments(req, 'clinics', equal))
    const found = await rows('clinics?where[name][equals]=Equal')
    expect(new Set(found.map(({ slug }) => slug)).size).toBe(250)
    const where = { name: { equals: 'Equal' } }
    const { docs } = await payload.find({ collection: 'clinics', where, pagination: false })
    const ids = docs.map(({ id }) => id)
    await together((req) => deleteDocuments(req, 'clinics', ids))
  })

  it('has a list as the panel opens it, the trash separately, and formulas as plain text', async () => {
    const subject = '=HYPERLINK("https://evil.example","Click")'
    const message = 'Zoë, “hi”\nbye'
    await receiveMessage(payload, { subject, name: '@SUM(1)', message })
    await receiveMessage(payload, { subject: 'Cheap pills', status: 'spam' })
    expect(await rows('contact-messages')).toMatchObject([
      { subject: `'${subject}`, name: "'@SUM(1)", message },
    ])
    expect(await rows('contact-messages?where[status][equals]=spam')).toMatchObject([
      { subject: 'Cheap pills' },
    ])
    const thrown = await newClinic(payload, { deletedAt: new Date().toISOString() })
    expect(await rows('clinics?trash=true')).toMatchObject([{ slug: thrown.slug }])
    expect(await rows(`clinics?where[slug][equals]=${thrown.slug}`)).toEqual([])
  })

  it('gives nobody what they may not read', async () => {
    expect((await ask('users')).body).not.toMatch(/hash|salt|token/i)
    const { flattenedFields } = payload.collections.clinics.config
    const req = await createLocalReq({}, payload)
    const namesFor = async (user: TypedUser | null) => {
      const readable = await readableFields(flattenedFields, { ...req, user })
      return readable.map(({ name }) => name)
    }
    const names = flattenedFields.map(({ name }) => name)
    expect(await namesFor(reviewer.user)).toEqual(names)
    expect(await namesFor(null)).toEqual(names.filter((name) => name !== 'email'))
  })
})

/** Fields that exports don't have. */
const NOT_EXPORTED = ['fullAddress']
/** Fields that identify the clinic. */
const OWN = ['slug', 'sourceId', 'name']
const FIELDS = COLUMN_FIELDS.filter((field) => !NOT_EXPORTED.includes(field))

const { full: facts, spanish } = await fullClinic(payload)
const LIST = ['Diabetes', '-Minus', 'A, B; C']
/** With what is hard to keep in a spreadsheet alone, and words that nobody knows. */
const full = await newClinic(payload, {
  ...facts,
  ...Object.fromEntries(LISTS.map((field) => [field, LIST])),
  address: "'=1+1 Main St",
  website: 'https://Example.org/a?b=1&c=ñ',
  hoursOfOperation: '+ by appointment\r\nand at night',
  verifiedFields: ['phone'],
  lastVerifiedAt: '2026-11-01T00:00:00.000Z',
})
const change = (id: number, data: object, more: object) =>
  payload.update({ collection: 'clinics', id, data, ...more })
await change(full.id, spanish, { locale: 'es' })
const bare = await newClinic(payload, { name: 'Bare', latitude: null, longitude: null })
// Clinics in unusual states, which the round trip must not change either.
await newClinic(payload, { name: 'Never published', _status: 'draft' })
const drafted = await newClinic(payload, { name: 'With a draft' })
await change(drafted.id, { name: 'Half written', phone: '864-231-2261' }, { draft: true })
await newClinic(payload, { name: 'Closed', closedAt: '2026-11-01T00:00:00.000Z' })

const exported = async (query = '') => (await ask(`clinics${query}`)).body
/** What the form offers for a file. */
const offer = (content: string) => importer.offer(content, 'clinics-2026-11-22.csv')
/** Uploads a file with what the form offers, unchanged. */
const review = async (content: string) => {
  const { mapping, isPartial } = await offer(content)
  return importer.review(content, mapping, { isPartial })
}
const kindsIn = async (content: string) => {
  const id = await review(content)
  const { kinds } = await importer.progress(id)
  const rows = await importer.rows(id, { kinds: ['changed', 'held', 'rejected', 'new'] })
  await importer.discard(id)
  return { ...kinds, differing: rows.map(({ name, differences }) => [name, differences]) }
}
/** The row of one clinic in an export. */
const exportedRow = async ({ slug }: Clinic) =>
  rowsOf(await exported(`?where[slug][equals]=${slug}`))[0] ?? {}
const csvOf = (row: object) => stringify([row], { header: true })

describe('an export that is imported again', () => {
  it('changes nothing, in either language, and every column is recognized', async () => {
    const content = await exported()
    const { columns, mapping, format, isPartial } = await offer(content)
    expect([format?.name, isPartial]).toEqual(['export', true])
    expect(columns).toEqual(expect.arrayContaining(FIELDS))
    expect(mapping.columns).toEqual(Object.fromEntries(FIELDS.map((field) => [field, field])))
    const [row, other] = [full, bare].map(({ slug }) =>
      rowsOf(content).find((one) => one.slug === slug),
    )
    const inSpanish = expect.stringContaining('Sí, ')
    expect(row).toMatchObject({ 'description (es)': inSpanish, 'appointments (es)': inSpanish })
    expect(other).toMatchObject({ 'description (es)': '', 'appointments (es)': '' })
    // Whatever language the panel is in.
    expect(await exported('?locale=es')).toBe(content)
    expect(await kindsIn(content)).toMatchObject({
      same: rowsOf(content).length,
      gone: 0,
      differing: [],
    })
  })

  it('changes what was changed in any column, and nothing where a cell was emptied', async () => {
    const source = await exportedRow(full)
    const kept = ['slug', 'name', 'city', 'state', 'source', 'verifiedFields']
    const emptied = Object.entries(source).map(([name, cell]) => [
      name,
      kept.includes(name) ? cell : '',
    ])
    expect(await kindsIn(csvOf(Object.fromEntries(emptied)))).toMatchObject({
      same: 1,
      differing: [],
    })
    const fields = FIELDS.filter((field) => !OWN.includes(field))
    expect(fields.filter((field) => !source[field])).toEqual([])
    const wanted = Object.fromEntries(fields.map((field) => [field, source[field]]))
    const before = await exportedRow(bare)
    const id = await review(csvOf({ ...before, ...wanted }))
    await importer.accept(id, { kinds: ['changed', 'held'] })
    expect(await exportedRow(bare)).toMatchObject({
      ...wanted,
      website: 'https://example.org/a?b=1&c=%C3%B1',
      hoursOfOperation: expect.stringMatching(/^'?\+ by appointment\r?\nand at night$/),
    })
    await importer.move(id, 'undo')
    const restored = Object.fromEntries(FIELDS.map((field) => [field, before[field]]))
    expect(await exportedRow(bare)).toMatchObject(restored)
  })
})
