import { describe, expect, it } from 'vitest'
import { createDataClient } from '../../../site/lib/data-client.ts'

/** What the pages get from this answer of the API. */
const read = (path: string, answer: unknown) =>
  createDataClient({ fetch: async () => Response.json(answer) }).fetchQuery({ queryKey: [path] })

const CLINIC_PATHS = [
  '/api/clinics/search?location=Reno',
  '/api/states/NV/clinics?limit=20',
  '/api/categories/dental/clinics',
]

describe('an answer with clinics', () => {
  it.each(CLINIC_PATHS)('is also read in the other spelling: %s', async (path) => {
    const clinic = { id: 1, city: 'Reno', zip_code: '89501', is_free: true, is_low_cost: false }
    const point = { latitude: '39.52', longitude: '-119.81' }
    expect(await read(path, { clinics: [{ ...clinic, ...point }], total: 1 })).toMatchObject({
      clinics: [
        { zipCode: '89501', isFree: true, isLowCost: false, latitude: 39.52, longitude: -119.81 },
      ],
      total: 1,
    })
  })

  it('may be one clinic or a plain list', async () => {
    const there = { zipCode: '89501', isFree: true }
    const sent = { id: 1, city: 'Reno', zip_code: '89501', is_free: true }
    expect(await read('/api/clinics/slug/reno', sent)).toMatchObject(there)
    expect(await read('/api/clinics/featured', [sent])).toMatchObject([there])
  })

  it('counts in the usual spelling if it uses both', async () => {
    const sent = {
      id: 1,
      city: 'Reno',
      zipCode: '89501',
      zip_code: '1',
      isFree: false,
      is_free: true,
    }
    expect(await read('/api/clinics/slug/reno', sent)).toMatchObject({
      zipCode: '89501',
      isFree: false,
    })
  })

  it.each([undefined, null, '', ' ', 'unknown', '12°', true, {}])(
    'has no coordinate if it is sent as %j',
    async (latitude) => {
      const clinic = await read('/api/clinics/slug/reno', {
        id: 1,
        city: 'Reno',
        latitude,
        longitude: 0,
      })
      expect(clinic).toMatchObject({ latitude: null, longitude: 0 })
    },
  )
})

describe('an answer with states or categories', () => {
  it.each(['/api/states', '/api/states/popular', '/api/categories'])(
    'is also read in the other spelling: %s',
    async (path) => {
      expect(
        await read(path, [
          { id: 1, clinic_count: 12 },
          { id: 2, clinicCount: '3' },
        ]),
      ).toMatchObject([{ clinicCount: 12 }, { clinicCount: 3 }])
    },
  )

  it.each([{ id: 1 }, { id: 1, clinicCount: null }, { id: 1, clinic_count: 'many' }])(
    'has a count of zero if none is sent or it is not a number: %j',
    async (state) => {
      expect(await read('/api/states/nevada', state)).toMatchObject({ clinicCount: 0 })
    },
  )
})

it('Other answers stay as they are', async () => {
  const site = { productName: 'Free Clinics', latitude: 'north' }
  expect(await read('/api/site', site)).toEqual(site)
  expect(await read('/api/clinics/search?location=x', { title: 'odd' })).toMatchObject({
    title: 'odd',
  })
})
