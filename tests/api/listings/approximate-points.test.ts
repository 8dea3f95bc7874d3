import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ClinicSearchResult, endpoints } from '../../../cms/contract/index.ts'
import { startApi, type TestApi } from '../../support/api-server.ts'
import { newClinic } from '../../support/new-clinic.ts'
import { withinASecond } from '../../support/within-a-second.ts'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

const NOWHERE = { latitude: null, longitude: null }

const search = async (parameters: Record<string, string>): Promise<ClinicSearchResult> => {
  const response = await api.get(`/api/clinics/search?${new URLSearchParams(parameters)}`)
  return endpoints.searchClinics.response.parse(await response.json())
}

/** Expects a search around a place to show a clinic that has just been published. */
const expectListed = (location: string, name: string) =>
  withinASecond(
    () => search({ location, distance: '25', limit: '100' }),
    ({ clinics }) => {
      const found = clinics.find((clinic) => clinic.name === name)
      expect(found).toMatchObject({ distanceMiles: 0, coordinatesApproximate: true })
    },
  )

describe('a clinic without coordinates', () => {
  it('counts as being in the middle of its ZIP code, marked approximate', async () => {
    await newClinic(api.payload, { name: 'Clinic Known By ZIP', ...NOWHERE })
    await expectListed('29621', 'Clinic Known By ZIP')
  })

  it.each([
    ['no ZIP code', null],
    ['an unknown one', '29699'],
    ['one of another state', '10001'],
  ])('counts as being in its town if it has %s', async (_, zipCode) => {
    const name = `Clinic With ${zipCode} For A ZIP`
    await newClinic(api.payload, { name, zipCode, ...NOWHERE })
    await expectListed('Anderson, SC', name)
  })

  it('keeps its own coordinates empty', async () => {
    const { id } = await newClinic(api.payload, { name: 'Clinic Left Alone', ...NOWHERE })
    const clinic = await api.payload.findByID({ collection: 'clinics', id })
    expect(clinic).toMatchObject({ ...NOWHERE, coordinatesApproximate: false })
  })

  it('has the clinics around that point as its neighbors', async () => {
    const { slug } = await newClinic(api.payload, { name: 'Clinic With Neighbours', ...NOWHERE })
    const own = await newClinic(api.payload, {
      name: 'Clinic Next Door',
      latitude: 34.53,
      longitude: -82.64,
    })
    const response = await api.get(`/api/states/SC/clinics?near=${slug}&limit=50`)
    const { clinics } = endpoints.stateClinics.response.parse(await response.json())
    const neighbour = clinics.find((clinic) => clinic.slug === own.slug)
    expect(neighbour?.distanceMiles).toBeLessThan(10)
  })

  it('has no distance if even its town is unknown', async () => {
    const { slug } = await newClinic(api.payload, {
      name: 'Clinic Nowhere At All',
      city: 'Xyzzyville',
      zipCode: null,
      ...NOWHERE,
    })
    const [row] = (
      await api.database.pool.query('select latitude from listings where slug = $1', [slug])
    ).rows
    expect(row).toEqual({ latitude: null })
    const other = await newClinic(api.payload, {
      name: 'Clinic With A Point',
      latitude: 34.5,
      longitude: -82.6,
    })
    const response = await api.get(`/api/states/SC/clinics?near=${other.slug}&limit=100`)
    const { clinics } = endpoints.stateClinics.response.parse(await response.json())
    const missing = clinics.find((clinic) => clinic.slug === slug)
    expect(missing).toBeDefined()
    expect(missing?.distanceMiles).toBeUndefined()
    expect(clinics.at(-1)?.slug).toBe(slug)
  })
})
