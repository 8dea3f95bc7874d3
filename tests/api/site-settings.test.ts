import { afterAll, beforeAll, expect, it } from 'vitest'
import { Site } from '../../cms/contract/index.ts'
import { startApi, type TestApi } from '../support/api-server.ts'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

const clinicMap = async () => Site.parse(await (await api.get('/api/site')).json()).clinicMap

it('the map of a clinic is shown, until an editor has it wait to be asked for', async () => {
  expect(await clinicMap()).toBe('shown')
  await api.payload.updateGlobal({ slug: 'site-settings', data: { clinicMap: 'asked' } })
  await expect.poll(clinicMap).toBe('asked')
})
