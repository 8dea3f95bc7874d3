import { once } from 'node:events'
import { connect } from 'node:net'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { EDITOR } from '../../support/editor-account.ts'
import { expectErrorLines } from '../../support/error-lines.ts'
import { sessionOf } from '../../support/session-of.ts'
import { expectAnswers } from '../../support/table.ts'
import { testDatabase, testProduct } from '../../support/test-product.ts'

/** Fails on a signal, as a query does that nobody waits for. */
const FAILING = `
  process.on('SIGUSR2', () => {
    const params = [['ana', 'secret'].join('-')]
    const message = 'Failed query: select $1\\nparams: ' + params
    throw Object.assign(new Error(message), { params })
  })`

expectErrorLines(/File nothing\.webp .+ is missing on the disk/, /The process ends/)
const database = await testDatabase()
const product = await testProduct(database.url, {
  PUBLIC_URL: 'https://clinics.example',
  TRUSTED_PROXIES: '1',
  NODE_OPTIONS: `--conditions=production --import data:text/javascript,${encodeURIComponent(FAILING)}`,
})

const MEGABYTE = 1024 * 1024

/** The head of a request, as it is sent. */
const head = (method: string, path: string, ...headers: string[]) =>
  `${[`${method} ${path} HTTP/1.1`, 'host: localhost', ...headers].join('\r\n')}\r\n\r\n`

const connection = () => {
  const { hostname, port } = new URL(product.url)
  return connect(Number(port), hostname).on('error', () => undefined)
}

/** Sends a request as it is written here. @returns what comes back until the end, or its beginning */
const sendRaw = async (text: string, until: 'end' | 'beginning' = 'end'): Promise<string> => {
  const socket = connection()
  let received = ''
  socket.on('data', (chunk) => {
    received += chunk
  })
  socket.write(text)
  await once(socket, until === 'end' ? 'close' : 'data')
  socket.destroy()
  return received
}

const statusOf = (received: string) => Number(/^HTTP\/1\.1 (\d+)/.exec(received)?.[1])

const JSON_TYPE = 'content-type: application/json'
const LENGTH = `content-length: ${2 * MEGABYTE}`
const CHUNKED = 'transfer-encoding: chunked'

it('a body of more than 1 MB, or without a length, from somebody who is not signed in is refused unread', async () => {
  const FORGED = 'cookie: __Host-payload-token=eyJhbGciOiJub25lIn0.e30.'
  const cases: [path: string, headers: string[], status: number][] = [
    ['/cms-api/users/login', [LENGTH], 413],
    ['/admin', [LENGTH], 413],
    ['/cms-api/media', [LENGTH], 413],
    ['/cms-api/desk/imports', [LENGTH], 413],
    ['/cms-api/desk/imports', [LENGTH, FORGED], 413],
    ['/cms-api/users/login', [CHUNKED], 411],
    ['/api/contact-messages', [LENGTH, JSON_TYPE], 413],
    ['/api/clinics/search', [LENGTH, JSON_TYPE], 413],
    ['/contact', [LENGTH], 413],
    ['/search', [LENGTH], 413],
  ]
  await expectAnswers(cases, async ([path, headers, wanted]) => {
    const begun = headers.includes(CHUNKED) ? '1\r\n{\r\n' : '{'
    return [statusOf(await sendRaw(head('POST', path, ...headers) + begun, 'beginning')), wanted]
  })
})

it('a body of a form that is too large is refused in the language of its page', async () => {
  const form = new URLSearchParams({ message: 'x'.repeat(70_000) })
  const response = await fetch(`${product.url}/es/contact`, { method: 'POST', body: form })
  expect([response.status, response.headers.get('content-language')]).toEqual([413, 'es'])
  expect(await response.text()).toMatch(/^Este formulario ocupa más de 64 KB\./)
})

it('a body that is refused is read to its end, since browsers look for the answer only then', async () => {
  const socket = connection().pause()
  const send = promisify<string>(socket.write.bind(socket))
  await send(head('POST', '/cms-api/media', `content-length: ${40 * MEGABYTE}`))
  for (let sent = 0; sent < 40; sent++) await send('x'.repeat(MEGABYTE))
  const [received] = await once(socket.resume(), 'data')
  socket.destroy()
  expect(statusOf(String(received))).toBe(413)
})

it('a connection that asks for another protocol gets the page instead, and ends', async () => {
  const headers = ['connection: upgrade', 'upgrade: websocket']
  for (const path of ['/', '/admin/login', '/api/site'])
    expect(statusOf(await sendRaw(head('GET', path, ...headers))), path).toBe(200)
})

it('a host that the visitor makes up is named nowhere', async () => {
  const MADE_UP = 'made-up.example'
  const headers = [`x-forwarded-host: ${MADE_UP}`, `forwarded: host=${MADE_UP}`]
  const paths = [
    ...'/ /sitemap.xml /robots.txt /.well-known/security.txt /api/openapi.json'.split(' '),
    ...'/admin/login /admin/collections/clinics /cms-api/users/me'.split(' '),
  ]
  for (const path of paths) {
    const sent = head('GET', path, ...headers, 'connection: close')
    const received = await sendRaw(sent.replace('host: localhost', `host: ${MADE_UP}`))
    expect(statusOf(received), path).toBeLessThan(400)
    expect(received).not.toContain(MADE_UP)
  }
})

const headersOf = async (path: string) =>
  (await fetch(product.url + path, { redirect: 'manual' })).headers
const PAGES = ['/', '/admin/login']
const OTHERS = ['/favicon.svg', '/robots.txt', '/healthz', '/readyz', '/cms-api/users/me']
const FURTHER = '/search /api /api/site /cms-api/media/file/nothing.webp /an-old-page'.split(' ')

it('headers tell browsers to trust the type, to use https, what may run, and nothing of our software', async () => {
  const toAbout = `insert into redirects ("from", "to") values ('/an-old-page', '/about')`
  await database.pool.query(toAbout)
  expect((await headersOf('/an-old-page')).get('location')).toMatch(/\/about$/)
  await expectAnswers([...PAGES, ...OTHERS, ...FURTHER], async (path) => {
    const headers = await headersOf(path)
    const policy = headers.get('content-security-policy') ?? ''
    const checks = {
      nosniff: headers.get('x-content-type-options') === 'nosniff',
      https: headers.get('strict-transport-security') === 'max-age=31536000',
      silent: !headers.has('x-powered-by') && !headers.has('server'),
      framing: /frame-ancestors '(self|none)'/.test(policy),
      scripts: !/script-src[^;]*'unsafe/.test(policy),
      base: policy.includes("base-uri 'none'"),
      plugIns: !PAGES.includes(path) || policy.includes("object-src 'none'"),
      nothingElse:
        !OTHERS.includes(path) ||
        /^default-src 'none'; base-uri 'none'; frame-ancestors 'none'(; sandbox)?$/.test(policy),
    }
    const unmet = Object.entries(checks).flatMap(([check, isMet]) => (isMet ? [] : [check]))
    return [unmet, []]
  })
})

it('headers of the panel name every script that it loads', async () => {
  const response = await fetch(`${product.url}/admin/login`)
  const nonce = /'nonce-([^']+)'/.exec(response.headers.get('content-security-policy') ?? '')?.[1]
  const scripts = (await response.text()).match(/<script[^>]*>/g) ?? []
  expect(scripts.length).toBeGreaterThan(3)
  expect(scripts.filter((script) => !script.includes(`nonce="${nonce}"`))).toEqual([])
})

it('headers let no CDN keep anything unless one is set up, and no cache what is personal', async () => {
  for (const path of ['/', '/api/site']) {
    const headers = await headersOf(path)
    expect(headers.get('cache-control')).toMatch(/^(no-cache|public, max-age=0, must-revalidate)$/)
    for (const name of ['surrogate-key', 'surrogate-control', 'cdn-cache-control'])
      expect(headers.has(name), `${path} ${name}`).toBe(false)
  }
  for (const path of ['/cms-api/users/me', '/admin/login'])
    expect((await headersOf(path)).get('cache-control')).toContain('no-store')
})

it('the session’s cookie, where people use https, has a name that only this host can set, and no other counts', async () => {
  const ask = (method: string, path: string, cookie = '', body: string | null = null) =>
    fetch(`${product.url}/cms-api${path}`, {
      method,
      headers: { 'content-type': 'application/json', cookie, 'sec-fetch-site': 'same-origin' },
      body,
    })
  const signedIn = await ask('POST', '/users/login', '', JSON.stringify(EDITOR))
  const session = sessionOf(signedIn)
  expect(await signedIn.text()).not.toContain(session)
  const [set = '', ...others] = signedIn.headers.getSetCookie()
  expect(others).toEqual([])
  expect(set).toMatch(/^__Host-payload-token=[^;]+;.+Path=\/;.*Secure.*HttpOnly/)
  expect(set).not.toMatch(/domain/i)
  const cookie = `__Host-payload-token=${session}`
  const me = async (sent: string) => (await (await ask('GET', '/users/me', sent)).json()).user
  expect(await me(cookie)).toMatchObject({ email: EDITOR.email })
  expect(await me(`payload-token=${session}`)).toBeNull()
  const file = 'x'.repeat(2 * MEGABYTE)
  expect((await ask('POST', '/desk/imports', `payload-token=${session}`, file)).status).toBe(413)
  expect((await ask('POST', '/desk/imports', cookie, file)).status).toBe(400)
  const renewed = await ask('POST', '/users/refresh-token', cookie)
  expect(renewed.headers.get('set-cookie')).toMatch(/^__Host-payload-token=[^;]+;/)
  for (const answer of [renewed, await ask('GET', '/users/me', cookie)])
    expect(await answer.text()).not.toMatch(/"(token|refreshedToken)"/)
  const signedOut = await ask('POST', '/users/logout', cookie)
  expect(signedOut.headers.get('set-cookie')).toMatch(/^__Host-payload-token=;/)
})

it('a page is the same for addresses that differ in what it ignores', async () => {
  const first = await fetch(`${product.url}/browse/states?utm_source=a`)
  const second = await fetch(`${product.url}/browse/states?utm_source=b&u=${'x'.repeat(500)}`)
  expect(second.headers.get('etag')).toBe(first.headers.get('etag'))
  expect(await second.text()).not.toContain('xxx')
})

it('says where to report a weakness', async () => {
  const response = await fetch(`${product.url}/.well-known/security.txt`)
  expect(response.headers.get('content-type')).toContain('text/plain')
  const lines = (await response.text()).split('\n')
  expect(lines).toContain('Contact: https://clinics.example/contact')
  const expires = lines.find((line) => line.startsWith('Expires: '))?.slice(9) ?? ''
  const days = (Date.parse(expires) - Date.now()) / 86_400_000
  expect([days > 100, days < 365]).toEqual([true, true])
})

it('somebody who asks more than 1,200 times in a minute is told to wait, and nobody else is', async () => {
  const ask = (address: string, path = '/api/site') =>
    fetch(product.url + path, { headers: { 'x-forwarded-for': address } })
  let last = await ask('198.51.100.7')
  for (let round = 0; round < 30 && last.status === 200; round++) {
    const all = await Promise.all(Array.from({ length: 50 }, () => ask('198.51.100.7')))
    last = all.at(-1) ?? last
  }
  expect(last.status).toBe(429)
  expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await last.text()).toContain('Please try again in')
  expect((await ask('198.51.100.7', '/embed/search')).status).toBe(429)
  expect((await ask('198.51.100.9', '/embed/search')).status).toBe(200)
  for (const path of ['/es/contact', '/api/site?locale=es']) {
    const spanish = await ask('198.51.100.7', path)
    expect(spanish.headers.get('content-language')).toBe('es')
    expect(await spanish.text()).toContain('En una emergencia, llame al 911.')
  }
  const lines = product.output().match(/^.*"requests\.throttled".*$/gm) ?? []
  expect(lines).toHaveLength(1)
  expect(lines[0]).not.toContain('198.51.100')
  for (const other of ['198.51.100.8', '10.0.0.7']) expect((await ask(other)).status).toBe(200)
})

it('a process that fails ends with a line in the log, without the values of its queries', async () => {
  const exited = once(product.child, 'exit')
  process.kill(product.pid, 'SIGUSR2')
  expect(await exited).toEqual([1, null])
  const [last = ''] = product.output().trim().split('\n').slice(-1)
  expect(JSON.parse(last)).toMatchObject({ level: 60, err: { message: 'Failed query: select $1' } })
  expect(product.output()).not.toContain('ana-secret')
})
