import { createServer, type ServerResponse } from 'node:http'
import type { LookupFunction } from 'node:net'
import { afterAll, expect, it } from 'vitest'
import { type Look, startLooking } from '../../../cms/verification/websites/look-at.ts'
import {
  isPublicAddress,
  publicLookup,
  type Resolve,
} from '../../../cms/verification/websites/public-lookup.ts'
import { listen } from '../../support/listen.ts'
import { expectRows } from '../../support/table.ts'

it('only addresses of the public web are asked for', () => {
  const isAsked = (address: string) => isPublicAddress(new URL(address))
  expectRows(isAsked, [
    ['https://clinic.example/', true],
    ['http://clinic.example:8080/a', true],
    ['https://1.1.1.1/', true],
    ['https://[2606:4700::1111]/', true],
    ['ftp://clinic.example/', false],
    ['file:///etc/passwd', false],
    ['https://user:word@clinic.example/', false],
    ['http://localhost/', false],
    ['http://postgres:5432/', false],
    ['http://127.0.0.1/', false],
    // The same, written otherwise.
    ['http://2130706433/', false],
    ['http://0x7f.1/', false],
    ['http://017700000001/', false],
    ['http://[::1]/', false],
    ['http://[::ffff:127.0.0.1]/', false],
    ['http://[::ffff:a9fe:a9fe]/', false],
    ['http://0.0.0.0/', false],
    ['http://10.0.0.8/', false],
    ['http://172.16.3.4/', false],
    ['http://192.168.1.1/', false],
    ['http://100.64.0.1/', false],
    // Where clouds tell machines their keys.
    ['http://169.254.169.254/latest/meta-data/', false],
    ['http://[fd00:ec2::254]/', false],
    ['http://[fe80::1]/', false],
    ['http://[64:ff9b::7f00:1]/', false],
    ['http://224.0.0.1/', false],
    ['http://255.255.255.255/', false],
  ])
})

it('a name is refused that resolves to an address of which any is not public', async () => {
  const resolving =
    (...ips: string[]): Resolve =>
    (_host, _options, done) =>
      done(
        null,
        ips.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
      )
  const looked = (all: boolean, ...ips: string[]) =>
    new Promise((tell) => {
      publicLookup(resolving(...ips))('clinic.example', { all }, (error, address) =>
        tell(error ? error.message : address),
      )
    })
  const refused = 'clinic.example is not on the public internet'
  expect(await looked(false, '1.1.1.1')).toBe('1.1.1.1')
  expect(await looked(true, '1.1.1.1', '1.0.0.1')).toHaveLength(2)
  expect(await looked(false)).toBe('clinic.example has no address')
  for (const ip of [
    '127.0.0.1',
    '10.1.2.3',
    '169.254.169.254',
    '::1',
    'fd00::1',
    '::ffff:10.0.0.1',
  ]) {
    expect(await looked(false, ip), ip).toBe(refused)
    expect(await looked(true, '1.1.1.1', ip), ip).toBe(refused)
  }
})

type Reply = (response: ServerResponse, method: string) => unknown
const leadTo =
  (status: number, location: string): Reply =>
  (response) =>
    response.writeHead(status, { location }).end()
const say =
  (status: number): Reply =>
  (response) =>
    response.writeHead(status).end('Hello')

const asked: string[] = []
const PAGES: Record<string, Reply> = {
  '/there': say(200),
  '/people-only': say(403),
  '/gone': say(404),
  '/broken': say(500),
  '/later': say(429),
  '/no-head': (response, method) => say(method === 'HEAD' ? 405 : 200)(response, method),
  '/broken-head': (response, method) => say(method === 'HEAD' ? 500 : 200)(response, method),
  '/cut': (response) => response.destroy(),
  '/silent': () => undefined,
  '/endless': (response, method) => {
    if (method === 'HEAD') return response.writeHead(404).end()
    response.writeHead(200)
    return response.write('x'.repeat(100_000))
  },
  '/for-now': leadTo(302, '/there'),
  '/around': leadTo(302, '/around'),
  '/inside': leadTo(301, 'http://127.0.0.1/'),
  '/elsewhere': leadTo(301, 'ftp://clinic.test/'),
}
const agents = new Set<string | undefined>()
const server = await listen(
  createServer((request, response) => {
    const { url = '', method = '', headers } = request
    asked.push(`${method} ${url}`)
    agents.add(headers['user-agent'])
    const moved = `http://www.other.test:${server.port}/there`
    const reply = url === '/moved' ? leadTo(301, moved) : (PAGES[url] ?? say(404))
    reply(response, method)
  }),
)
/** All names lead here but one, which nobody knows. */
const lookup: LookupFunction = (host, options, done) => {
  if (host === 'unknown.test') return done(new Error('ENOTFOUND'), '')
  const here = { address: '127.0.0.1', family: 4 }
  return options.all ? done(null, [here]) : done(null, here.address, here.family)
}
const AGENT = 'LinkCheck (+https://directory.example)'
const looker = startLooking({ agent: AGENT, lookup, patienceMs: 700 })
afterAll(async () => {
  await looker.close()
  await server.close()
})

const look = (path: string, host = 'clinic.test') =>
  looker.look(`http://${host}:${server.port}${path}`)
const answered = (status = 200): Look => ({ result: 'answered', status, movedTo: null })
const failed = (status: number | null = null): Look => ({ result: 'failed', status, movedTo: null })
const unsure = (status: number | null = null): Look => ({ result: 'unsure', status, movedTo: null })

it('a look says whether a page is there, by its head, or by itself where that is refused', async () => {
  const rows: [path: string, look: Look, methods: string[]][] = [
    ['/there', answered(), ['HEAD']],
    ['/people-only', answered(403), ['HEAD', 'GET']],
    ['/no-head', answered(), ['HEAD', 'GET']],
    ['/broken-head', answered(), ['HEAD', 'GET']],
    ['/endless', answered(), ['HEAD', 'GET']],
    ['/gone', failed(404), ['HEAD', 'GET']],
    ['/broken', failed(500), ['HEAD', 'GET']],
    ['/cut', failed(), ['HEAD', 'GET']],
    ['/silent', failed(), ['HEAD', 'GET']],
    // It asks for patience, and gets it.
    ['/later', unsure(429), ['HEAD']],
  ]
  for (const [path, expected, methods] of rows) {
    asked.length = 0
    expect(await look(path), path).toEqual(expected)
    expect(asked).toEqual(methods.map((method) => `${method} ${path}`))
  }
  expect([...agents]).toEqual([AGENT])
})

it('a look follows redirects, says where a page has moved, and goes nowhere private', async () => {
  expect(await look('/for-now')).toEqual(answered())
  const movedTo = `http://www.other.test:${server.port}/there`
  expect(await look('/moved')).toEqual({ ...answered(), movedTo })
  // The same host with www.
  expect(await look('/moved', 'other.test')).toEqual(answered())
  asked.length = 0
  expect(await look('/around')).toEqual(failed())
  expect(asked.length).toBeLessThan(15)
  for (const path of ['/inside', '/elsewhere']) {
    asked.length = 0
    expect(await look(path), path).toEqual(unsure())
    expect(asked, path).toEqual([`HEAD ${path}`])
  }
  expect(await looker.look('http://unknown.test/')).toEqual(failed())
  expect(await looker.look('not an address')).toEqual(unsure())
})

it('the product resolves names by itself, and asks nobody on this machine', async () => {
  const real = startLooking({
    agent: AGENT,
    lookup: publicLookup((_host, _options, done) =>
      done(null, [{ address: '127.0.0.1', family: 4 }]),
    ),
  })
  asked.length = 0
  expect(await real.look(`http://clinic.test:${server.port}/there`)).toEqual(unsure())
  expect(asked).toEqual([])
  await real.close()
})
