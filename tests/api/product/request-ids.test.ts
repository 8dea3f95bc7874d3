import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createDatabase, type TestDatabase } from '../../support/database.ts'
import { expectErrorLines } from '../../support/error-lines.ts'
import { type ProductProcess, startProductProcess } from '../../support/product-process.ts'
import { startSession } from '../../support/sign-in.ts'

let database: TestDatabase
let product: ProductProcess
beforeAll(async () => {
  database = await createDatabase()
  product = await startProductProcess(database.url, { TRUSTED_PROXIES: '1', LOG_REQUESTS: 'true' })
})
afterAll(async () => {
  await product?.stop()
  await database?.drop()
})

const ID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}$/

const linesOf = () =>
  product
    .output()
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line): Record<string, unknown> => JSON.parse(line))

/** The lines that the log has of one request, once there are any that fit. */
const linesAbout = async (id: string | null, isMeant: (line: object) => boolean) => {
  const found = () => linesOf().filter((line) => line.request === id && isMeant(line))
  await expect.poll(() => found().length, { timeout: 5_000 }).toBeGreaterThan(0)
  return found()
}

const isError = (line: object) => 'err' in line

/** Makes the directory fail for as long as the work takes. */
const whileBroken = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  await database.pool.query('alter table listings rename to listings_away')
  try {
    return await work()
  } finally {
    await database.pool.query('alter table listings_away rename to listings')
  }
}

describe('every answer has an id of its own', () => {
  it.each(['/', '/api/site', '/api', '/robots.txt', '/favicon.svg', '/admin/login', '/nothing'])(
    'at %s',
    async (path) => {
      const ids = []
      for (let count = 0; count < 2; count++)
        ids.push((await fetch(product.url + path)).headers.get('x-request-id'))
      expect(ids[0]).toMatch(ID)
      expect(ids[1]).toMatch(ID)
      expect(ids[0]).not.toBe(ids[1])
    },
  )

  it('or the one that a trusted proxy gave it', async () => {
    const headers = { 'x-request-id': 'from-the-proxy-1' }
    const response = await fetch(`${product.url}/api/site`, { headers })
    expect(response.headers.get('x-request-id')).toBe('from-the-proxy-1')
  })
})

describe('a failure gives a number that the log knows', () => {
  expectErrorLines(/relation .+ does not exist|users_away|messages_away/)
  it('in an answer of the API', async () => {
    const response = await whileBroken(() =>
      fetch(`${product.url}/api/clinics/search?location=60602`),
    )
    const problem = await response.json()
    const id = response.headers.get('x-request-id')
    expect(problem).toMatchObject({ status: 500, requestId: id })
    expect(problem.detail).toContain(`give this number: ${id}`)
    const [line] = await linesAbout(id, isError)
    expect(line).toMatchObject({ msg: 'GET /api/clinics/search failed' })
  })

  it('on a page', async () => {
    const response = await whileBroken(() => fetch(`${product.url}/search?location=60603`))
    const id = response.headers.get('x-request-id')
    expect(response.status).toBe(503)
    expect(await response.text()).toContain(`If you tell us about this, give this number: ${id}.`)
    await linesAbout(id, isError)
  })

  it('in place of a sitemap', async () => {
    const response = await whileBroken(() => fetch(`${product.url}/sitemap.xml`))
    const id = response.headers.get('x-request-id')
    expect(await response.text()).toContain(`give this number: ${id}`)
    await linesAbout(id, isError)
  })

  it('in the panel', async () => {
    await database.pool.query('alter table users rename to users_away')
    const response = await fetch(`${product.url}/cms-api/users/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'nobody@example.org', password: 'not the password' }),
    }).finally(() => database.pool.query('alter table users_away rename to users'))
    const id = response.headers.get('x-request-id')
    expect(response.status).toBe(500)
    expect(await response.text()).toContain(`give this number: ${id}`)
    await linesAbout(id, isError)
  })

  it('on a page of the panel, in a line without what somebody looked for', async () => {
    const cookie = `payload-token=${await startSession(product.url)}`
    await fetch(`${product.url}/admin/collections/contact-messages`, { headers: { cookie } })
    await database.pool.query('alter table contact_messages rename to messages_away')
    const page = '/admin/collections/contact-messages?search=ana-secret@example.org'
    const response = await fetch(product.url + page, { headers: { cookie } }).finally(() =>
      database.pool.query('alter table messages_away rename to contact_messages'),
    )
    await response.text()
    await linesAbout(response.headers.get('x-request-id'), isError)
    const output = product.output()
    expect(output).not.toContain('ana-secret')
    const [, ...lines] = output.slice(output.indexOf('The API')).split('\n')
    // Next says once how long it took to begin.
    expect(lines.filter((line) => !/^(\{.*\}|✓ .*)?$/.test(line))).toEqual([])
  })

  it('but not where nothing has failed', async () => {
    const missing = await fetch(`${product.url}/api/clinics/slug/nothing`)
    expect(await missing.text()).not.toContain('number')
  })
})

describe('a line for each request, if the operator wants it,', () => {
  it('has its route, status, time and size, and nothing of who asked for what', async () => {
    const response = await fetch(`${product.url}/search?location=Springfield&service=dental`, {
      headers: { 'x-forwarded-for': '203.0.113.77' },
    })
    await response.arrayBuffer()
    const id = response.headers.get('x-request-id')
    const [line] = await linesAbout(id, (found) => 'route' in found)
    expect(line).toMatchObject({ event: 'request', route: '/search', method: 'GET', status: 200 })
    expect(line?.ms).toBeTypeOf('number')
    expect(line?.bytes).toBeGreaterThan(1_000)
    expect(JSON.stringify(line)).not.toMatch(/Springfield|dental|203\.0\.113/)
  })
})
