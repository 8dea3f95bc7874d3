import { describe, expect, it } from 'vitest'
import { createDataClient } from '../../../site/lib/data-client.ts'

const PATH = '/api/articles/anywhere'

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
    for (const [status, body, text] of [
      [404, '', 'Not Found'],
      [401, 'who are you?', 'who are you?'],
    ] as const) {
      const { client, asked } = clientThatHears(failing(status, body, text))
      await expect(client.fetchQuery({ queryKey: [PATH] })).rejects.toThrow(`${status}: ${text}`)
      expect(asked).toHaveLength(1)
      expect(client.getDefaultOptions().mutations?.retry).toBe(false)
    }
    const { client } = clientThatHears(failing(401, ''), { on401: 'null' })
    expect(await client.fetchQuery({ queryKey: [PATH] })).toBeNull()
  })
})

/** What the pages get from this answer of the API. */
const read = (path: string, answer: object) =>
  clientThatHears(() => Response.json(answer)).client.fetchQuery({ queryKey: [path] })

it('a coordinate or a count that is no number is unknown, or zero', async () => {
  const clinic = (latitude: unknown) => ({ id: 1, city: 'Reno', latitude, longitude: 0 })
  for (const latitude of [undefined, null, '', ' ', 'unknown', '12°', true, {}])
    expect(await read('/api/clinics/slug/anywhere', clinic(latitude))).toMatchObject(clinic(null))
  const states = [
    { id: 1, clinic_count: 12 },
    { id: 2, clinicCount: '3' },
    { id: 3, clinic_count: 'many' },
    { id: 4 },
  ]
  const counts = [12, 3, 0, 0].map((clinicCount) => ({ clinicCount }))
  for (const path of ['/api/states', '/api/states/popular', '/api/categories'])
    expect(await read(path, states)).toMatchObject(counts)
  const site = { productName: 'Free Clinics', latitude: 'north' }
  expect(await read('/api/site', site)).toEqual(site)
})

it('clinics in the other spelling, with texts for numbers, are read alike', async () => {
  const usual = { zipCode: '29621', isFree: true, isLowCost: true, latitude: 34.5, longitude: -82 }
  const odd = { zip_code: '29621', is_free: true, is_low_cost: true }
  const clinic = { id: 1, city: 'Anderson' }
  const respelled = { ...clinic, ...odd, latitude: '34.5', longitude: '-82' }
  expect(await read('/api/clinics/featured', [respelled])).toMatchObject([{ ...clinic, ...usual }])
  expect(await read('/api/clinics/slug/anywhere', respelled)).toMatchObject(usual)
})
