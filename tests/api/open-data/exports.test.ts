import { parse } from 'csv-parse/sync'
import { strFromU8, unzipSync } from 'fflate'
import { expect, it } from 'vitest'
import { dataExports } from '../../../cms/contract/exports.ts'
import { HsdsService } from '../../../cms/contract/hsds/entities.ts'
import { PUBLIC_URL, startApi } from '../../support/api-server.ts'
import { keepFewSamples } from '../../support/database.ts'
import { newClinic } from '../../support/new-clinic.ts'

const api = await startApi()
await keepFewSamples(api.database)
const { pool } = api.database

const PATHS = Object.values(dataExports).map((one) => one.path)
const textAt = async (file: string) => (await api.get(`/api/export/${file}`)).text()
const filesAt = async (file: string) =>
  unzipSync(new Uint8Array(await (await api.get(`/api/export/${file}`)).arrayBuffer()))

const countPublished = async () =>
  (await pool.query("select from listings where locale = 'en'")).rows.length

it('every export is a file of its own with the license, whole and unchanged', async () => {
  const { paths } = await (await api.get('/api/openapi.json')).json()
  for (const address of PATHS) {
    const response = await api.get(address)
    const { headers } = response
    expect(response.status, address).toBe(200)
    expect(headers.get('content-disposition')).toContain(address.split('/').at(-1))
    const license = '<https://creativecommons.org/licenses/by/4.0/>; rel="license"'
    expect(headers.get('link')).toBe(license)
    await response.arrayBuffer()
    const known = { headers: { 'if-none-match': headers.get('etag') ?? '' } }
    expect((await api.get(address, known)).status).toBe(304)
    expect((await api.get(`${address}?updated_since=monday`)).status).toBe(400)
    expect((await api.get(address, { method: 'POST' })).status).toBe(405)
    expect(await (await api.get(address, { method: 'HEAD' })).text()).toBe('')
    expect(paths).toHaveProperty([address, 'get'])
  }
  // Whoever leaves in the middle makes room for the next one.
  for (const address of [...PATHS, ...PATHS]) await (await api.get(address)).body?.cancel()
  await expect.poll(async () => (await api.get('/api/export/hsds.zip')).status).toBe(200)
})

it('every export has every clinic in its own way, its license, and no formula', async () => {
  const version = async () =>
    (await api.get('/api/export/clinics.csv', { method: 'HEAD' })).headers.get('etag')
  const before = await version()
  await newClinic(api.payload, {
    name: '=HYPERLINK("x")',
    slug: 'formula',
    services: ['Dental; children'],
  })
  await expect.poll(version).not.toBe(before)
  const total = await countPublished()
  const table: Record<string, string>[] = parse(await textAt('clinics.csv'), {
    bom: true,
    columns: true,
  })
  expect(table).toHaveLength(total)
  expect(table.find(({ url }) => url === `${PUBLIC_URL}/services/formula`)).toMatchObject({
    name: '\'=HYPERLINK("x")',
    city: 'Anderson',
    state: 'SC',
    services: '"Dental; children"',
    factDates: expect.stringMatching(
      /^name \d{4}-\d\d-\d\d editor; .*; services \d{4}-\d\d-\d\d editor/,
    ),
    license: 'CC BY 4.0',
    sampleData: 'yes',
  })
  expect(await textAt('clinics.csv?locale=es')).toContain(`${PUBLIC_URL}/es/services/formula`)

  const { type, features, ...about } = JSON.parse(await textAt('clinics.geojson'))
  expect(type).toBe('FeatureCollection')
  expect(about).toMatchObject({ license: 'CC BY 4.0', sampleData: true })
  expect(about.attribution).toContain('GeoNames')
  expect(features).toHaveLength(total)
  for (const { geometry, properties } of features) {
    if (properties.addressIsPrivate) expect(geometry).toBeNull()
    else expect([geometry.type, geometry.coordinates[0] < 180]).toEqual(['Point', true])
    expect(properties.url).toContain(PUBLIC_URL)
  }

  const lines = (await textAt('hsds.ndjson')).trim().split('\n')
  const ids = lines.map((line) => HsdsService.parse(JSON.parse(line)).id)
  expect([ids.length, new Set(ids).size]).toEqual([total, total])
})

it('the export as a package has a table for each entity, and says whose it is', async () => {
  const total = await countPublished()
  const files = await filesAt('hsds.zip')
  const text = (name: string) => strFromU8(files[name] ?? new Uint8Array())
  const { resources, licenses, sample_data } = JSON.parse(text('datapackage.json'))
  expect([licenses[0].name, sample_data]).toEqual(['CC BY 4.0', true])
  for (const { path: name, schema } of resources) {
    const [header]: string[][] = parse(text(name), { to: 1 })
    expect(header).toEqual(schema.fields.map((field: { name: string }) => field.name))
  }
  for (const name of ['services.csv', 'addresses.csv'])
    expect(parse(text(name), { columns: true })).toHaveLength(total)
  expect(files).not.toHaveProperty(['tombstones.csv'])
  const changes = await filesAt('hsds.zip?updated_since=2000-01-01T00:00:00Z')
  expect(changes).toHaveProperty(['tombstones.csv'])
})
