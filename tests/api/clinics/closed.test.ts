import { afterAll, describe, expect, it } from 'vitest'
import { endpoints } from '../../../cms/contract/index.ts'
import { startApi } from '../../support/api-server.ts'
import { newClinic } from '../../support/new-clinic.ts'

const api = await startApi()
afterAll(() => api.close())

const CLOSED_AT = '2026-10-01T12:00:00.000Z'

const change = (id: number, data: object) =>
  api.payload.update({ collection: 'clinics', id, data, depth: 0 })
const close = (id: number) => change(id, { closedAt: CLOSED_AT, _status: 'published' })
const closed = async (slug: string) => {
  const response = await api.get(`/api/clinics/closed/${slug}`)
  return endpoints.closedClinic.response.parse(await response.json())
}
const statusAt = async (slug: string) => (await api.get(`/api/clinics/slug/${slug}`)).status

describe('a clinic that an editor dates as closed and publishes', () => {
  it('is gone at its address, which names the nearest clinics, until the date is cleared', async () => {
    const point = { latitude: 34.5034, longitude: -82.6501 }
    const { id, slug } = await newClinic(api.payload, { name: 'Saluda Clinic', ...point })
    const other = await newClinic(api.payload, { name: 'Next Door', ...point })
    expect(await closed(slug)).toBeNull()
    await close(id)
    expect(await statusAt(slug)).toBe(410)
    const gone = await closed(slug)
    expect(gone).toMatchObject({
      name: 'Saluda Clinic',
      city: 'Anderson',
      state: 'SC',
      closedAt: CLOSED_AT,
    })
    expect(gone?.nearest[0]).toMatchObject({ slug: other.slug, distanceMiles: 0 })
    expect(gone?.nearest.map((clinic) => clinic.slug)).not.toContain(slug)
    await expect(change(id, { _status: 'published' })).rejects.toThrow('is closed')
    await change(id, { closedAt: null, _status: 'published' })
    expect([await statusAt(slug), await closed(slug)]).toEqual([200, null])
  })

  it('names clinics of its state if it has no point', async () => {
    const { id, slug } = await newClinic(api.payload, { latitude: null, longitude: null })
    await close(id)
    const states = (await closed(slug))?.nearest.map(({ state }) => state) ?? []
    expect([...new Set(states)]).toEqual(['SC'])
  })

  it('is not found if it was never public', async () => {
    const { slug } = await newClinic(api.payload, { closedAt: CLOSED_AT, _status: 'draft' })
    expect([await statusAt(slug), await closed(slug)]).toEqual([404, null])
  })
})
