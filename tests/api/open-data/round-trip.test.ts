import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Clinic, DAYS } from '../../../cms/contract/index.ts'
import { hsds } from '../../../cms/imports/formats/hsds.ts'
import { runImport } from '../../../cms/imports/index.ts'
import { startApi, type TestApi } from '../../support/api-server.ts'
import { keepFewSamples } from '../../support/database.ts'

let api: TestApi
let folder: string
beforeAll(async () => {
  api = await startApi()
  await keepFewSamples(api.database)
  folder = await mkdtemp(path.join(tmpdir(), 'hsds-'))
})
afterAll(async () => {
  await api.close()
  await rm(folder, { recursive: true })
})

/** What is of this directory alone. */
const OWN = ['id', 'slug', 'source', 'updatedAt', 'verified', 'lastVerifiedAt', 'factDates']

const published = async (): Promise<Record<string, unknown>[]> => {
  const { rows } = await api.database.pool.query<{ detail: string }>(
    "select detail from listings where locale = 'en' order by detail::jsonb ->> 'name', detail::jsonb ->> 'address', detail::jsonb ->> 'phone'",
  )
  return rows.map(({ detail }) => {
    const clinic: Clinic = JSON.parse(detail)
    const same = {
      ...clinic,
      // An import writes both in one way.
      website: clinic.website?.replace(/\/$/, ''),
      openingHours: clinic.openingHours.toSorted(
        (one, other) => DAYS.indexOf(one.day) - DAYS.indexOf(other.day),
      ),
    }
    return Object.fromEntries(Object.entries(same).filter(([name]) => !OWN.includes(name)))
  })
}

it('an empty directory that imports another one’s clinics has the same', async () => {
  const before = await published()
  expect(before.length).toBeGreaterThan(50)
  const file = path.join(folder, 'hsds.ndjson')
  await writeFile(file, await (await api.get('/api/export/hsds.ndjson')).text())
  await api.database.pool.query('delete from clinics')
  expect(await published()).toEqual([])
  const mapping = hsds.mapping([])
  const kinds = new Map<string, number>()
  for await (const { result } of runImport(api.payload, { file, mapping, dryRun: false }))
    kinds.set(result.kind, (kinds.get(result.kind) ?? 0) + 1)
  expect(Object.fromEntries(kinds)).toEqual({ added: before.length })
  const after = await published()
  expect(after).toEqual(before)
  for await (const { result } of runImport(api.payload, { file, mapping, dryRun: false }))
    expect(result.kind).toBe('unchanged')
})
