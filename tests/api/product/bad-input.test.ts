import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Problem } from '../../../cms/contract/index.ts'
import { startApi, type TestApi } from '../../support/api-server.ts'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

const SEARCH = '/api/clinics/search'

/** Address, status, and the parameter that the answer names. */
const CASES: [address: string, status: number, parameter?: string][] = [
  [`${SEARCH}?limit=-1`, 400, 'limit'],
  [`${SEARCH}?limit=0`, 400, 'limit'],
  [`${SEARCH}?limit=101`, 400, 'limit'],
  [`${SEARCH}?limit=abc`, 400, 'limit'],
  [`${SEARCH}?limit=1.5`, 400, 'limit'],
  [`${SEARCH}?offset=-1`, 400, 'offset'],
  [`${SEARCH}?offset=1e99`, 400, 'offset'],
  [`${SEARCH}?isFree=maybe`, 400, 'isFree'],
  [`${SEARCH}?distance=24`, 400, 'distance'],
  [`${SEARCH}?state=California`, 400, 'state'],
  [`${SEARCH}?locale=fr`, 400, 'locale'],
  [`${SEARCH}?location=${'x'.repeat(5_000)}`, 400, 'location'],
  [`${SEARCH}?location=%E0%A4%A`, 400],
  [`${SEARCH}?location=Petaluma%00`, 400],
  [`${SEARCH}?location=%`, 400],
  ['/api/clinics/slug/%E0%A4%A', 400],
  ['/api/clinics/slug/a%00b', 400],
  ['/api/clinics/slug/no-such-clinic', 404],
  ['/api/clinics/slug/..%2F..%2Fetc%2Fpasswd', 404],
  ["/api/clinics/slug/'%20or%201=1--", 404],
  ['/api/states/atlantis', 404],
  ['/api/states/ZZ/clinics', 404],
  ['/api/states/california/clinics', 400, 'abbreviation'],
  ['/api/states/CA/clinics?limit=x', 400, 'limit'],
  ['/api/states/CA/clinics?sort=zip', 400, 'sort'],
  ['/api/states/CA/clinics?letter=San', 400, 'letter'],
  ['/api/clinics/letters?state=California', 400, 'state'],
  ['/api/states?limit=1000', 400, 'limit'],
  ['/api/categories/astrology', 404],
  ['/api/categories/astrology/clinics', 404],
  ['/api/categories/dental/clinics?state=Cal', 400, 'state'],
  ['/api/guides/astrology', 404],
  ['/api/articles/astrology', 404],
  ['/api/articles?limit=0', 400, 'limit'],
  ['/api/articles?offset=-1', 400, 'offset'],
  [`/api/articles?category=${'x'.repeat(300)}`, 400, 'category'],
  ['/api/article-categories?limit=101', 400, 'limit'],
  ['/api/legal/astrology', 404],
  ['/api/nothing', 404],
]

describe('bad input is answered with a problem that says what is wrong', () => {
  it.each(CASES)('%.60s', async (address, status, parameter) => {
    const response = await api.get(address)
    expect(response.status).toBe(status)
    expect(response.headers.get('content-type')).toContain('application/problem+json')
    const problem = Problem.parse(await response.json())
    expect(problem).toMatchObject({ status })
    if (parameter) expect(Object.keys(problem.errors ?? {})).toEqual([parameter])
    else expect(problem.errors).toBeUndefined()
  })

  it('only reads: a POST is not allowed', async () => {
    expect((await api.get('/api/states', { method: 'POST' })).status).toBe(405)
  })
})
