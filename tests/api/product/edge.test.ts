import { once } from 'node:events'
import { type IncomingMessage, type OutgoingHttpHeaders, request } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createDatabase, type TestDatabase } from '../../support/database.ts'
import { EDITOR } from '../../support/editor-account.ts'
import { expectErrorLines } from '../../support/error-lines.ts'
import { type ProductProcess, startProductProcess } from '../../support/product-process.ts'
import { sessionOf } from '../../support/session-of.ts'

let database: TestDatabase
let product: ProductProcess
beforeAll(async () => {
  database = await createDatabase()
  product = await startProductProcess(database.url, {
    PUBLIC_URL: 'https://clinics.example',
    TRUSTED_PROXIES: '1',
  })
})
afterAll(async () => {
  await product?.stop()
  await database?.drop()
})

/** Sends a request as it is written here, and returns all that comes back until the end. */
const sendRaw = async (text: string): Promise<string> => {
  const { hostname, port } = new URL(product.url)
  const socket = connect(Number(port), hostname)
  let received = ''
  socket.on('data', (chunk) => {
    received += chunk
  })
  socket.on('error', () => undefined)
  socket.write(text)
  await once(socket, 'close')
  return received
}

const statusOf = (received: string) => Number(/^HTTP\/1\.1 (\d+)/.exec(received)?.[1])

/** Sends the head of a request and one byte of its body. @returns what is answered to that */
const sendBeginning = async (path: string, headers: OutgoingHttpHeaders) => {
  const sent = request(product.url + path, { method: 'POST', headers })
  sent.on('error', () => undefined)
  sent.write('{')
  const [response] = (await once(sent, 'response')) as [IncomingMessage]
  const answer = { status: response.statusCode, text: await text(response) }
  sent.destroy()
  return answer
}

const MEGABYTE = 1024 * 1024

describe('a body', () => {
  it.each(['/cms-api/users/login', '/admin', '/cms-api/media', '/cms-api/desk/imports'])(
    'of more than 1 MB from somebody who is not signed in is refused unread at %s',
    async (path) => {
      const answer = await sendBeginning(path, { 'content-length': 2 * MEGABYTE })
      expect(answer.status).toBe(413)
      expect(answer.text).toContain('larger than 1 MB')
    },
  )

  it('without a length is refused, since it may never end', async () => {
    const answer = await sendBeginning('/cms-api/users/login', { 'transfer-encoding': 'chunked' })
    expect(answer.status).toBe(411)
  })

  it('whose session is forged is refused too', async () => {
    const answer = await sendBeginning('/cms-api/desk/imports', {
      cookie: '__Host-payload-token=eyJhbGciOiJub25lIn0.e30.',
      'content-length': 2 * MEGABYTE,
    })
    expect(answer.status).toBe(413)
  })

  it('that is refused is read to its end, since browsers look for the answer only then', async () => {
    const { hostname, port } = new URL(product.url)
    const socket = connect(Number(port), hostname).pause()
    const send = promisify<string>(socket.write.bind(socket))
    await send(
      `POST /cms-api/media HTTP/1.1\r\nhost: localhost\r\ncontent-length: ${40 * MEGABYTE}\r\n\r\n`,
    )
    for (let sent = 0; sent < 40; sent++) await send('x'.repeat(MEGABYTE))
    const [received] = await once(socket.resume(), 'data')
    socket.destroy()
    expect(statusOf(String(received))).toBe(413)
  })

  it.each([
    ['a form', '/api/contact-messages'],
    ['a search', '/api/clinics/search'],
  ])('of %s that is too large is refused, counted as it comes', async (_, path) => {
    const body = 'x'.repeat(65_537)
    const head = [`POST ${path} HTTP/1.1`, 'host: localhost', 'connection: close']
    const chunk = `${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`
    const received = await sendRaw(
      `${[...head, 'content-type: application/json', 'transfer-encoding: chunked'].join('\r\n')}\r\n\r\n${chunk}`,
    )
    expect(statusOf(received)).toBe(413)
  })

  it.each(['/api/contact-messages', '/api/clinics/search', '/contact', '/api/site', '/search'])(
    'of more than 1 MB is refused unread at %s',
    async (path) => {
      const head = [
        `POST ${path} HTTP/1.1`,
        'host: localhost',
        'connection: close',
        'content-type: application/json',
        `content-length: ${2 * MEGABYTE}`,
      ]
      const received = await sendRaw(`${head.join('\r\n')}\r\n\r\n{`)
      expect([405, 413]).toContain(statusOf(received))
    },
  )
})

describe('a connection', () => {
  it.each(['/', '/admin/login', '/api/site'])(
    'that asks for another protocol at %s gets the page instead, and ends',
    async (path) => {
      const head = [
        `GET ${path} HTTP/1.1`,
        'host: localhost',
        'connection: upgrade',
        'upgrade: websocket',
      ]
      expect(statusOf(await sendRaw(`${head.join('\r\n')}\r\n\r\n`))).toBe(200)
    },
  )
})

describe('headers', () => {
  expectErrorLines(/File nothing\.webp .+ is missing on the disk/)
  const headersOf = async (path: string) => (await fetch(product.url + path)).headers

  it.each([
    '/',
    '/search',
    '/api/site',
    '/api',
    '/robots.txt',
    '/favicon.svg',
    '/admin/login',
    '/cms-api/users/me',
    '/cms-api/media/file/nothing.webp',
    '/healthz',
    '/readyz',
  ])(
    'of %s tell browsers to trust the type, to use https, and nothing of our software',
    async (path) => {
      const headers = await headersOf(path)
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('strict-transport-security')).toBe('max-age=31536000')
      expect(headers.get('x-powered-by')).toBeNull()
      expect(headers.get('server')).toBeNull()
    },
  )

  it.each(['/', '/admin/login', '/api', '/cms-api/users/me'])(
    'of %s allow only our own pages to frame it, and scripts that we name',
    async (path) => {
      const policy = (await headersOf(path)).get('content-security-policy') ?? ''
      expect(policy).toMatch(/frame-ancestors '(self|none)'/)
      expect(policy).toMatch(/default-src '(self|none)'/)
      expect(policy).not.toMatch(/script-src[^;]*'unsafe/)
    },
  )

  it.each(['/favicon.svg', '/robots.txt', '/healthz', '/api', '/cms-api/users/me'])(
    'of %s, which needs nothing else, allow nothing else',
    async (path) => {
      const policy = (await headersOf(path)).get('content-security-policy')
      expect(policy).toMatch(
        /^default-src 'none'; base-uri 'none'; frame-ancestors 'none'(; sandbox)?$/,
      )
    },
  )

  it.each(['/', '/admin/login'])('of %s let no base or plug-in in', async (path) => {
    const policy = (await headersOf(path)).get('content-security-policy')
    expect(policy).toContain("object-src 'none'; base-uri 'none'")
  })

  it('of a redirect allow nothing else either', async () => {
    await database.pool.query(`insert into redirects ("from", "to") values ('/old', '/about')`)
    const { headers, status } = await fetch(`${product.url}/old`, { redirect: 'manual' })
    expect(status).toBe(302)
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  })

  it('of the panel name every script that it loads', async () => {
    const response = await fetch(`${product.url}/admin/login`)
    const nonce = /'nonce-([^']+)'/.exec(response.headers.get('content-security-policy') ?? '')?.[1]
    const scripts = (await response.text()).match(/<script[^>]*>/g) ?? []
    expect(scripts.length).toBeGreaterThan(3)
    expect(scripts.filter((script) => !script.includes(`nonce="${nonce}"`))).toEqual([])
  })

  it.each(['/', '/api/site'])('of %s let no CDN keep it unless one is set up', async (path) => {
    const headers = await headersOf(path)
    expect(headers.get('cache-control')).toMatch(/^(no-cache|public, max-age=0, must-revalidate)$/)
    expect(headers.get('surrogate-key')).toBeNull()
    expect(headers.get('surrogate-control')).toBeNull()
    expect(headers.get('cdn-cache-control')).toBeNull()
  })

  it('of what is personal forbid caches to keep it', async () => {
    expect((await headersOf('/cms-api/users/me')).get('cache-control')).toContain('no-store')
    expect((await headersOf('/admin/login')).get('cache-control')).toContain('no-store')
  })
})

describe('the cookie of a session, where people use https', () => {
  const json = { 'content-type': 'application/json' }
  const ask = (method: string, path: string, cookie = '', body: string | null = null) =>
    fetch(`${product.url}/cms-api${path}`, {
      method,
      headers: { ...json, cookie, 'sec-fetch-site': 'same-origin' },
      body,
    })
  const signIn = async () => {
    const response = await ask('POST', '/users/login', '', JSON.stringify(EDITOR))
    expect(await response.text()).not.toContain(sessionOf(response))
    return response
  }

  it('has a name that only this host can set, over https', async () => {
    const response = await signIn()
    const [set = '', ...others] = response.headers.getSetCookie()
    expect(others).toEqual([])
    expect(set).toMatch(/^__Host-payload-token=[^;]+;.+Path=\/;.*Secure.*HttpOnly/)
    expect(set).not.toMatch(/domain/i)
    const signedOut = await ask('POST', '/users/logout', set.split(';')[0])
    expect(signedOut.headers.get('set-cookie')).toMatch(/^__Host-payload-token=;/)
  })

  it('counts under no other name', async () => {
    const session = sessionOf(await signIn())
    const me = async (cookie: string) => (await (await ask('GET', '/users/me', cookie)).json()).user
    expect(await me(`__Host-payload-token=${session}`)).toMatchObject({ email: EDITOR.email })
    expect(await me(`payload-token=${session}`)).toBeNull()
    const file = 'x'.repeat(2 * MEGABYTE)
    const imports = '/desk/imports'
    expect((await ask('POST', imports, `payload-token=${session}`, file)).status).toBe(413)
    expect((await ask('POST', imports, `__Host-payload-token=${session}`, file)).status).toBe(400)
  })

  it('is renewed in the same way, and no answer has the token', async () => {
    const session = sessionOf(await signIn())
    const cookie = `__Host-payload-token=${session}`
    const renewed = await ask('POST', '/users/refresh-token', cookie)
    expect(renewed.headers.get('set-cookie')).toMatch(/^__Host-payload-token=[^;]+;/)
    for (const answer of [renewed, await ask('GET', '/users/me', cookie)])
      expect(await answer.text()).not.toMatch(/"(token|refreshedToken)"/)
  })
})

describe('a page', () => {
  it('is the same for addresses that differ in what it ignores', async () => {
    const first = await fetch(`${product.url}/browse/states?utm_source=a`)
    const second = await fetch(`${product.url}/browse/states?utm_source=b&u=${'x'.repeat(500)}`)
    expect(second.headers.get('etag')).toBe(first.headers.get('etag'))
    expect(await second.text()).not.toContain('xxx')
  })
})

it.each([
  '/',
  '/sitemap.xml',
  '/robots.txt',
  '/.well-known/security.txt',
  '/api/openapi.json',
  '/admin/login',
  '/admin/collections/clinics',
  '/cms-api/users/me',
])('a host that the visitor makes up is named nowhere in %s', async (path) => {
  const head = [
    `GET ${path} HTTP/1.1`,
    'host: made-up.example',
    'x-forwarded-host: made-up.example',
    'forwarded: host=made-up.example',
    'connection: close',
  ]
  const received = await sendRaw(`${head.join('\r\n')}\r\n\r\n`)
  expect(statusOf(received)).toBeLessThan(400)
  expect(received).not.toContain('made-up.example')
})

it('refuses a form that is too large in the language of its page', async () => {
  const body = new URLSearchParams({ message: 'x'.repeat(70_000) })
  const response = await fetch(`${product.url}/es/contact`, { method: 'POST', body })
  expect(response.status).toBe(413)
  expect(response.headers.get('content-language')).toBe('es')
  expect(await response.text()).toBe('Este formulario ocupa más de 64 KB. Vuelva atrás y acórtelo.')
})

it('says where to report a weakness', async () => {
  const response = await fetch(`${product.url}/.well-known/security.txt`)
  expect(response.headers.get('content-type')).toContain('text/plain')
  const lines = (await response.text()).split('\n')
  expect(lines).toContain('Contact: https://clinics.example/contact')
  const expires = lines.find((line) => line.startsWith('Expires: '))?.slice(9) ?? ''
  const days = (Date.parse(expires) - Date.now()) / 86_400_000
  expect(days).toBeGreaterThan(100)
  expect(days).toBeLessThan(365)
})

describe('somebody who asks more than 1,200 times in a minute', () => {
  const ask = async (address: string, path = '/api/site') =>
    fetch(product.url + path, { headers: { 'x-forwarded-for': address } })

  it('is told to wait, and nobody else is', async () => {
    let last = await ask('198.51.100.7')
    for (let round = 0; round < 30 && last.status === 200; round++) {
      const all = await Promise.all(Array.from({ length: 50 }, () => ask('198.51.100.7')))
      last = all.at(-1) ?? last
    }
    expect(last.status).toBe(429)
    expect((await ask('198.51.100.7', '/embed/search')).status).toBe(429)
    expect((await ask('198.51.100.9', '/embed/search')).status).toBe(200)
    expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await last.text()).toContain('Please try again in')
    for (const path of ['/es/contact', '/api/site?locale=es']) {
      const spanish = await ask('198.51.100.7', path)
      expect(spanish.headers.get('content-language')).toBe('es')
      expect(await spanish.text()).toContain('En una emergencia, llame al 911.')
    }
    const lines = product.output().match(/^.*"requests\.throttled".*$/gm) ?? []
    expect(lines).toHaveLength(1)
    expect(lines[0]).not.toContain('198.51.100')
    expect((await ask('198.51.100.8')).status).toBe(200)
    expect((await ask('10.0.0.7')).status).toBe(200)
  })
})
