import { afterAll, describe, expect, it } from 'vitest'
import { endpoints } from '../../../cms/contract/index.ts'
import { startApi } from '../../support/api-server.ts'
import { newClinic } from '../../support/new-clinic.ts'
import { withinASecond } from '../../support/within-a-second.ts'

const api = await startApi()
afterAll(() => api.close())

const NOWHERE = { latitude: null, longitude: null }

const search = async (location: string) => {
  const query = new URLSearchParams({ location, distance: '25', limit: '100' })
  const response = await api.get(`/api/clinics/search?${query}`)
  return endpoints.searchClinics.response.parse(await response.json()).clinics
}
const clinicsNear = async (slug: string) => {
  const response = await api.get(`/api/states/SC/clinics?near=${slug}&limit=100`)
  return endpoints.stateClinics.response.parse(await response.json()).clinics
}

describe('a clinic without coordinates', () => {
  it('counts as being in the middle of its ZIP code, or else of its town', async () => {
    for (const [location, zipCode] of [
      ['29621', '29621'],
      ['Anderson, SC', null],
      // Unknown, and of another state.
      ['Anderson, SC', '29699'],
      ['Anderson, SC', '10001'],
    ] as const) {
      const { id, name } = await newClinic(api.payload, {
        name: `Clinic In ${zipCode}`,
        zipCode,
        ...NOWHERE,
      })
      await withinASecond(
        () => search(location),
        (clinics) =>
          expect(clinics.find((clinic) => clinic.name === name)).toMatchObject({
            distanceMiles: 0,
            coordinatesApproximate: true,
          }),
      )
      const stored = await api.payload.findByID({ collection: 'clinics', id })
      expect(stored).toMatchObject({ ...NOWHERE, coordinatesApproximate: false })
    }
  })

  it('has the clinics around that point as its neighbors', async () => {
    const { slug } = await newClinic(api.payload, { name: 'With Neighbors', ...NOWHERE })
    const point = { latitude: 34.53, longitude: -82.64 }
    const own = await newClinic(api.payload, { name: 'Next Door', ...point })
    const neighbor = (await clinicsNear(slug)).find((clinic) => clinic.slug === own.slug)
    expect(neighbor?.distanceMiles).toBeLessThan(10)
  })

  it('has no distance if even its town is unknown, and comes last', async () => {
    const unknown = { city: 'Xyzzyville', zipCode: null, ...NOWHERE }
    const { slug } = await newClinic(api.payload, { name: 'Nowhere At All', ...unknown })
    const point = { latitude: 34.5, longitude: -82.6 }
    const other = await newClinic(api.payload, { name: 'With A Point', ...point })
    const last = (await clinicsNear(other.slug)).at(-1)
    expect([last?.slug, last?.distanceMiles]).toEqual([slug, undefined])
  })
})
