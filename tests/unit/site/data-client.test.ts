import { describe, expect, it } from 'vitest'
import { categoryClinicsQuery } from '../../../site/features/browse/api.ts'
import { searchQuery } from '../../../site/features/search/api.ts'
import { parseSearch } from '../../../site/features/search/search-values.ts'
import { createDataClient } from '../../../site/lib/data-client.ts'

const PATH = '/api/clinics/slug/anywhere'

/** A client whose calls all get this answer, and the calls that it made. */
const clientThatHears = (
  answer: () => Response | Promise<Response>,
  options: Partial<Parameters<typeof createDataClient>[0]> = {},
) => {
  const asked: [string, RequestInit | undefined][] = []
  const fetch = async (path: string, init?: RequestInit) => {
    asked.push([path, init])
    return answer()
  }
  return { client: createDataClient({ fetch, ...options }), asked }
}

const ok = () => Response.json({ total: 0 })
const failing =
  (status: number, body: string, statusText = '') =>
  () =>
    new Response(body, { status, statusText })

describe('the data client', () => {
  it('requests the first element of a key, with GET and credentials', async () => {
    const { client, asked } = clientThatHears(ok)
    expect(await client.fetchQuery({ queryKey: [PATH, 'more'] })).toEqual({ total: 0 })
    expect(asked).toMatchObject([[PATH, { credentials: 'include' }]])
    expect(asked[0]?.[1]?.method ?? 'GET').toBe('GET')
  })

  it('requests data only once, since it never goes stale', async () => {
    const { client, asked } = clientThatHears(ok)
    await client.fetchQuery({ queryKey: [PATH] })
    await client.fetchQuery({ queryKey: [PATH] })
    expect(asked).toHaveLength(1)
    expect(client.getDefaultOptions().queries).toMatchObject({
      staleTime: Number.POSITIVE_INFINITY,
      refetchOnWindowFocus: false,
      refetchInterval: false,
    })
  })

  it.each([
    [failing(500, 'it broke'), '500: it broke'],
    [failing(404, '', 'Not Found'), '404: Not Found'],
    [failing(401, 'who are you?'), '401: who are you?'],
  ])('raises an error with status and text, and does not retry', async (answer, message) => {
    const { client, asked } = clientThatHears(answer)
    await expect(client.fetchQuery({ queryKey: [PATH] })).rejects.toThrow(message)
    expect(asked).toHaveLength(1)
    expect(client.getDefaultOptions().mutations?.retry).toBe(false)
  })

  it('can treat 401 as an empty result', async () => {
    const { client } = clientThatHears(failing(401, ''), { on401: 'null' })
    expect(await client.fetchQuery({ queryKey: [PATH] })).toBeNull()
  })

  it.each([
    [
      'Failed to fetch clinics',
      categoryClinicsQuery('dental', undefined, { limit: 20, offset: 0 }),
    ],
    [
      'Failed to search clinics',
      searchQuery(parseSearch(new URLSearchParams({ location: 'Reno' }))),
    ],
  ])('says “%s” if that is what failed', async (message, { queryKey, meta }) => {
    const { client } = clientThatHears(failing(503, 'busy'))
    const asking = client.fetchQuery<unknown>({ queryKey, meta })
    await expect(asking).rejects.toMatchObject({ message, status: 503 })
  })
})
