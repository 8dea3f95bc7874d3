import { describe, expect, it } from 'vitest'
import { categoryClinicsQuery } from '../../../site/features/browse/api.ts'
import { searchQuery } from '../../../site/features/search/api.ts'
import { parseSearch } from '../../../site/features/search/search-values.ts'
import { createDataClient } from '../../../site/lib/data-client.ts'

const PATH = '/api/clinics/slug/anywhere'

/** A client whose calls all get this answer, and the calls that it made. */
const clientThatHears = (
  answer: () => Response,
  options: Partial<Parameters<typeof createDataClient>[0]> = {},
) => {
  const asked: [string, RequestInit | undefined][] = []
  const fetch = async (path: string, init?: RequestInit) => {
    asked.push([path, init])
    return answer()
  }
  return { client: createDataClient({ fetch, ...options }), asked }
}
const failing =
  (status: number, body: string, statusText = '') =>
  () =>
    new Response(body, { status, statusText })

describe('the data client', () => {
  it('requests the first element of a key once, with GET and credentials', async () => {
    const { client, asked } = clientThatHears(() => Response.json({ total: 0 }))
    const queryKey = [PATH, 'more']
    expect(await client.fetchQuery({ queryKey })).toEqual({ total: 0 })
    await client.fetchQuery({ queryKey })
    expect(asked).toMatchObject([[PATH, { credentials: 'include' }]])
    expect(asked[0]?.[1]?.method ?? 'GET').toBe('GET')
    expect(client.getDefaultOptions().queries).toMatchObject({
      staleTime: Number.POSITIVE_INFINITY,
      refetchOnWindowFocus: false,
      refetchInterval: false,
    })
  })

  it('raises an error with status and text, and does not retry', async () => {
    const failures = [
      [failing(500, 'it broke'), '500: it broke'],
      [failing(404, '', 'Not Found'), '404: Not Found'],
      [failing(401, 'who are you?'), '401: who are you?'],
    ] as const
    for (const [answer, message] of failures) {
      const { client, asked } = clientThatHears(answer)
      await expect(client.fetchQuery({ queryKey: [PATH] })).rejects.toThrow(message)
      expect(asked).toHaveLength(1)
      expect(client.getDefaultOptions().mutations?.retry).toBe(false)
    }
    const { client } = clientThatHears(failing(401, ''), { on401: 'null' })
    expect(await client.fetchQuery({ queryKey: [PATH] })).toBeNull()
  })

  it('says that clinics could not be fetched or searched if that is what failed', async () => {
    const { client } = clientThatHears(failing(503, 'busy'))
    const category = categoryClinicsQuery('dental', undefined, { limit: 20, offset: 0 })
    const search = searchQuery(parseSearch(new URLSearchParams({ location: 'Reno' })))
    for (const [message, { queryKey, meta }] of [
      ['Failed to fetch clinics', category],
      ['Failed to search clinics', search],
    ] as const) {
      const asking = client.fetchQuery<unknown>({ queryKey, meta })
      await expect(asking).rejects.toMatchObject({ message, status: 503 })
    }
  })
})

describe('an answer in the other spelling is read too', () => {
  /** What the pages get from this answer of the API. */
  const read = (path: string, answer: unknown) =>
    clientThatHears(() => Response.json(answer)).client.fetchQuery({ queryKey: [path] })
  const sent = { id: 1, city: 'Reno', zip_code: '89501', is_free: true }
  const clinic = { zipCode: '89501', isFree: true }

  it('with clinics: lists, pages and one, the usual spelling first', async () => {
    const point = { latitude: '39.52', longitude: '-119.81' }
    const paths = [
      'search?location=Reno',
      'states/NV/clinics?limit=20',
      'categories/dental/clinics',
    ]
    for (const path of paths.map((path) => `/api/${path.replace('search', 'clinics/search')}`))
      expect(await read(path, { clinics: [{ ...sent, ...point }], total: 1 })).toMatchObject({
        clinics: [{ ...clinic, latitude: 39.52, longitude: -119.81 }],
        total: 1,
      })
    expect(await read('/api/clinics/slug/reno', sent)).toMatchObject(clinic)
    expect(await read('/api/clinics/featured', [sent])).toMatchObject([clinic])
    const both = { ...sent, zipCode: '1', isFree: false }
    expect(await read('/api/clinics/slug/reno', both)).toMatchObject({
      zipCode: '1',
      isFree: false,
    })
  })

  it('without a coordinate or a count that is no number', async () => {
    for (const latitude of [undefined, null, '', ' ', 'unknown', '12°', true, {}])
      expect(await read(PATH, { ...sent, latitude, longitude: 0 })).toMatchObject({
        latitude: null,
        longitude: 0,
      })
    const states = [
      { id: 1, clinic_count: 12 },
      { id: 2, clinicCount: '3' },
    ]
    for (const path of ['/api/states', '/api/states/popular', '/api/categories'])
      expect(await read(path, states)).toMatchObject([{ clinicCount: 12 }, { clinicCount: 3 }])
    for (const more of [{}, { clinicCount: null }, { clinic_count: 'many' }])
      expect(await read('/api/states/nevada', { id: 1, ...more })).toMatchObject({ clinicCount: 0 })
  })

  it('and others stay as they are', async () => {
    const site = { productName: 'Free Clinics', latitude: 'north' }
    expect(await read('/api/site', site)).toEqual(site)
    const odd = { title: 'odd' }
    expect(await read('/api/clinics/search?location=x', odd)).toMatchObject(odd)
  })
})
