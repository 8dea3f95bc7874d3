import { afterAll, beforeAll, expect, it } from 'vitest'
import { endpoints } from '../../../cms/contract/index.ts'
import type { Clinic } from '../../../cms/payload-types.ts'
import { startApi, type TestApi } from '../../support/api-server.ts'
import { newClinic } from '../../support/new-clinic.ts'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

const now = async () => {
  const { rows } = await api.database.pool.query<{ now: Date }>('select clock_timestamp() as now')
  return rows[0]?.now.toISOString() ?? ''
}

const ask = async (path: string) => {
  const response = await api.get(path)
  expect(response.status).toBe(200)
  return response.json()
}

const changedSince = async (moment: string): Promise<string[]> => {
  const page = await ask(`/hsds/services?modified_after=${moment}`)
  return endpoints.hsdsServices.response.parse(page).contents.map(({ name }) => name)
}

const removedSince = async (moment: string) => {
  const page = await ask(`/hsds/tombstones?modified_after=${moment}`)
  return endpoints.hsdsTombstones.response.parse(page).contents
}

const update = (id: number, data: Partial<Clinic>) =>
  api.payload.update({ collection: 'clinics', id, data })

/** Within a second, as every edit: the process hears of it from Postgres. */
const soon = <Value>(read: () => Promise<Value>, expected: Value) =>
  expect.poll(read, { timeout: 5_000 }).toEqual(expected)

it('what is edited comes once more, and what only was saved does not', async () => {
  const clinic = await newClinic(api.payload, { name: 'First' })
  await newClinic(api.payload, { name: 'Second' })
  const moment = await now()
  await soon(() => changedSince(moment), [])
  await update(clinic.id, { phone: '864-555-0199' })
  await soon(() => changedSince(moment), ['First'])
  await update(clinic.id, { accessibility: ['Ramp', 'Elevator'] })
  const accessible = async () => {
    const page = await ask(`/hsds/accessibility?modified_after=${moment}`)
    return endpoints.hsdsAccessibilities.response.parse(page).contents.map((one) => one.description)
  }
  await soon(accessible, ['Ramp', 'Elevator'])
})

it('what is unpublished leaves its ids, until it is published again', async () => {
  const start = await now()
  const clinic = await newClinic(api.payload, { name: 'Unpublished' })
  const moment = await now()
  await soon(() => changedSince(start), ['Unpublished'])
  const [before] = (await ask(`/hsds/services?modified_after=${start}`)).contents
  await update(clinic.id, { _status: 'draft' })
  await soon(
    async () => (await removedSince(moment)).map(({ service_id }) => service_id),
    [before.id],
  )
  expect((await removedSince(moment))[0]?.removed_at.localeCompare(moment)).toBe(1)
  expect((await api.get(`/hsds/services/${before.id}`)).status).toBe(404)
  await update(clinic.id, { _status: 'published' })
  await soon(() => removedSince(moment), [])
  expect(await changedSince(moment)).toEqual(['Unpublished'])
})

it('what is deleted or in the trash leaves its ids too, and a draft leaves nothing', async () => {
  const [deleted, trashed, draft] = await Promise.all([
    newClinic(api.payload, { name: 'Deleted' }),
    newClinic(api.payload, { name: 'Trashed' }),
    newClinic(api.payload, { name: 'Draft', _status: 'draft' }),
  ])
  const moment = await now()
  await api.payload.delete({ collection: 'clinics', id: deleted.id })
  await update(trashed.id, { deletedAt: new Date().toISOString() })
  await api.payload.delete({ collection: 'clinics', id: draft.id })
  await soon(async () => (await removedSince(moment)).length, 2)
  const csv = await (await api.get(`/api/export/clinics.csv?updated_since=${moment}`)).text()
  expect(csv.split('\n').filter((line) => /^\d+,,/.test(line)).length).toBe(2)
  const { features, removed } = await ask(`/api/export/clinics.geojson?updated_since=${moment}`)
  expect(features).toEqual([])
  expect(removed.map(({ id }: { id: number }) => id).sort()).toEqual(
    [deleted.id, trashed.id].sort(),
  )
})
