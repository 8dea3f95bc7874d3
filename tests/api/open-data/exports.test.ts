import { parse } from 'csv-parse/sync'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dataExports } from '../../../cms/contract/exports.ts'
import { HsdsService } from '../../../cms/contract/hsds/entities.ts'
import { PUBLIC_URL, startApi, type TestApi } from '../../support/api-server.ts'
import { keepFewSamples } from '../../support/database.ts'
import { newClinic } from '../../support/new-clinic.ts'

let api: TestApi
let total: number
beforeAll(async () => {
  api = await startApi()
  await keepFewSamples(api.database)
  await newClinic(api.payload, {
    name: '=HYPERLINK("x")',
    slug: 'formula',
    services: ['Dental; children'],
  })
  const { rows } = await api.database.pool.query(
    "select count(*)::int as total from listings where locale = 'en'",
  )
  total = rows[0].total
})
afterAll(() => api.close())

const PATHS = Object.values(dataExports).map(({ path }) => path)

describe('every export', () => {
  it.each(PATHS)('%s is a file of its own with the license, whole and unchanged', async (path) => {
    const response = await api.get(path)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-disposition')).toContain(path.split('/').at(-1))
    expect(response.headers.get('link')).toBe(
      '<https://creativecommons.org/licenses/by/4.0/>; rel="license"',
    )
    const etag = response.headers.get('etag') ?? ''
    await response.arrayBuffer()
    const again = await api.get(path, { headers: { 'if-none-match': etag } })
    expect(again.status).toBe(304)
    expect((await api.get(`${path}?updated_since=monday`)).status).toBe(400)
    expect((await api.get(path, { method: 'POST' })).status).toBe(405)
    expect(await (await api.get(path, { method: 'HEAD' })).text()).toBe('')
  })

  it('has another version after an edit', async () => {
    const version = async () =>
      (await api.get('/api/export/clinics.csv', { method: 'HEAD' })).headers.get('etag')
    const before = await version()
    await newClinic(api.payload, { name: 'Later' })
    await expect.poll(version, { timeout: 5_000 }).not.toBe(before)
    total++
  })

  it('is in the OpenAPI document', async () => {
    const { paths } = await (await api.get('/api/openapi.json')).json()
    for (const path of [...PATHS, '/hsds/services']) expect(paths).toHaveProperty([path, 'get'])
  })
})

it('the table has every clinic, its license, and no formula', async () => {
  const text = await (await api.get('/api/export/clinics.csv')).text()
  const rows: Record<string, string>[] = parse(text, { bom: true, columns: true })
  expect(rows).toHaveLength(total)
  expect(rows.find(({ url }) => url === `${PUBLIC_URL}/services/formula`)).toMatchObject({
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
})

it('the table is in Spanish for whoever asks', async () => {
  const text = await (await api.get('/api/export/clinics.csv?locale=es')).text()
  expect(text).toContain(`${PUBLIC_URL}/es/services/formula`)
})

it('the GeoJSON says whose it is, and has a point for each clinic that has one', async () => {
  const { type, features, ...about } = await (await api.get('/api/export/clinics.geojson')).json()
  expect(type).toBe('FeatureCollection')
  expect(about).toMatchObject({ license: 'CC BY 4.0', sampleData: true })
  expect(about.attribution).toContain('GeoNames')
  expect(features).toHaveLength(total)
  for (const { geometry, properties } of features) {
    expect(geometry.type).toBe('Point')
    expect(geometry.coordinates[0]).toBeLessThan(180)
    expect(properties.url).toContain(PUBLIC_URL)
  }
})

it('each line of the lines is a service of the contract', async () => {
  const lines = (await (await api.get('/api/export/hsds.ndjson')).text()).trim().split('\n')
  expect(lines).toHaveLength(total)
  const services = lines.map((line) => HsdsService.parse(JSON.parse(line)))
  expect(new Set(services.map(({ id }) => id)).size).toBe(total)
})

it('the package has a table for each entity, and says whose it is', async () => {
  const files = unzipSync(
    new Uint8Array(await (await api.get('/api/export/hsds.zip')).arrayBuffer()),
  )
  const text = (name: string) => strFromU8(files[name] ?? new Uint8Array())
  const { resources, licenses, sample_data } = JSON.parse(text('datapackage.json'))
  expect(licenses).toEqual([expect.objectContaining({ name: 'CC BY 4.0' })])
  expect(sample_data).toBe(true)
  for (const { path, schema } of resources) {
    const [header]: string[][] = parse(text(path), { to: 1 })
    expect(header).toEqual(schema.fields.map(({ name }: { name: string }) => name))
  }
  expect(parse(text('services.csv'), { columns: true })).toHaveLength(total)
  expect(parse(text('addresses.csv'), { columns: true })).toHaveLength(total)
  expect(files).not.toHaveProperty(['tombstones.csv'])
  const changes = await api.get(`/api/export/hsds.zip?updated_since=2000-01-01T00:00:00Z`)
  expect(unzipSync(new Uint8Array(await changes.arrayBuffer()))).toHaveProperty(['tombstones.csv'])
})

it('whoever leaves in the middle makes room for the next one', async () => {
  for (const path of [...PATHS, ...PATHS]) await (await api.get(path)).body?.cancel()
  await expect.poll(async () => (await api.get('/api/export/hsds.zip')).status).toBe(200)
})
