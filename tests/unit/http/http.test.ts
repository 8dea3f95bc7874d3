import sharp from 'sharp'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { type FaultCode, fault, readFault } from '../../../cms/contract/fault-codes.ts'
import { localeOf } from '../../../cms/contract/paths.ts'
import { acceptedEncoding, refusesPlain } from '../../../cms/http/encoding.ts'
import { isFromOtherSite } from '../../../cms/http/forms/same-site.ts'
import { pseudonym, visitorAddress } from '../../../cms/http/limits/address.ts'
import { logSeldom } from '../../../cms/http/limits/log-seldom.ts'
import { fitTitle, pictureSvg, sharePicture } from '../../../cms/http/share-picture.ts'
import { localeAt, wordsIn } from '../../../cms/http/words/words-in.ts'
import { newRequestId } from '../../../cms/telemetry/request-id.ts'
import { expectRows } from '../../support/table.ts'

describe('a visitor', () => {
  it('has the address that the outermost trusted proxy saw, or that of the connection', () => {
    const behind = (proxies: number, forwarded: string) =>
      visitorAddress(
        { headers: { 'x-forwarded-for': forwarded }, socket: { remoteAddress: '10.0.0.1' } },
        proxies,
      )
    expectRows(behind, [
      [0, '203.0.113.9', '10.0.0.1'],
      [1, '198.51.100.1, 203.0.113.9', '203.0.113.9'],
      [2, '198.51.100.1, 203.0.113.9, 10.0.0.7', '203.0.113.9'],
      [1, '', '10.0.0.1'],
      [2, '203.0.113.9', '10.0.0.1'],
      [1, '[2001:db8::1]:4711', '2001:db8::1'],
      [1, '2001:db8::1', '2001:db8::1'],
    ])
  })

  it('is one sender in a /64 network of IPv6, or at one IPv4 address, and stays unknown', () => {
    const isSame = (one: string, other: string) =>
      pseudonym(one, 'secret') === pseudonym(other, 'secret')
    expectRows(isSame, [
      ['2001:db8:1:2::1', '2001:db8:1:2:a:b:c:d', true],
      ['2001:db8::1', '2001:db8:0:0:ffff::', true],
      ['2001:db8:1:2::1', '2001:db8:1:3::1', false],
      ['::ffff:cb00:7109', '203.0.113.9', true],
      ['203.0.113.9', '203.0.113.8', false],
    ])
    expect(pseudonym('203.0.113.9', 'secret')).toMatch(/^[\w-]{43}$/)
    expect(pseudonym('203.0.113.9', 'secret')).not.toBe(pseudonym('203.0.113.9', 'other'))
  })

  it('is logged once a minute for one thing, and without their address', () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    onTestFinished(() => {
      vi.useRealTimers()
      vi.restoreAllMocks()
    })
    const lines: Record<string, unknown>[] = []
    const info = (line: object) => lines.push({ ...line })
    const payload = { logger: { child: () => ({ info }) }, secret: 'a secret that only tests use' }
    for (let count = 0; count < 100; count++) logSeldom(payload, 'refused', '203.0.113.9')
    logSeldom(payload, 'refused', '203.0.113.9', { by: 7, method: 'PATCH' })
    logSeldom(payload, 'form.throttled', '203.0.113.9', { form: 'contact' })
    for (const network of ['2001:db8::1', '2001:db8::2']) logSeldom(payload, 'refused', network)
    expect(lines.map(({ event, by }) => `${event} ${by ?? ''}`.trim())).toEqual([
      ...['refused', 'refused 7', 'form.throttled', 'refused'],
    ])
    expect(JSON.stringify(lines)).not.toMatch(/203\.0|2001:db8/)
    vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 61_000)
    vi.advanceTimersByTime(61_000)
    logSeldom(payload, 'refused', '203.0.113.9')
    expect(lines).toHaveLength(5)
  })

  it('sends forms only from our own pages', () => {
    const isOther = (site: string | undefined, origin: string | undefined, url: string) =>
      isFromOtherSite({ site, origin, host: 'clinics.example' }, url)
    const [own, proxied] = ['https://clinics.example', 'https://proxied.example']
    expectRows(isOther, [
      ['same-origin', undefined, '', false],
      ['same-site', undefined, '', true],
      ['cross-site', own, '', true],
      [undefined, undefined, '', false],
      [undefined, proxied, proxied, false],
      [undefined, 'https://elsewhere.example', proxied, true],
      [undefined, 'null', proxied, true],
      [undefined, 'null', '', true],
    ])
  })
})

it('an answer is in the encoding that is wanted most, and in none that is refused', () => {
  expectRows(
    (header?: string) => acceptedEncoding(header, ['br', 'gzip']),
    [
      [undefined, undefined],
      ['gzip, deflate, br, zstd', 'br'],
      ['br; q=0.000 , gzip ; q=0.5', 'gzip'],
      ['gzip;q=1.0, br;q=0.5', 'gzip'],
      ['BR, GZIP;q=0.2', 'br'],
      ['*', 'br'],
      ['*;q=0', undefined],
      ['*;q=0, gzip', 'gzip'],
      ['identity;q=1, br;q=0.5', undefined],
      ['x-br, notgzip', undefined],
    ],
  )
  expectRows(refusesPlain, [
    [undefined, false],
    ['identity;q=0', true],
    ['*;q=0', true],
    ['*;q=0, identity', false],
  ])
})

it('a request has an id of its own, or one that a trusted proxy says', () => {
  const trace = '4bf92f3577b34da6a3ce929d0e0e4736'
  const traceparent = `00-${trace}-00f067aa0ba902b7-01`
  const ids = Array.from({ length: 1_000 }, () => newRequestId({}, 0))
  expect(new Set(ids).size).toBe(1_000)
  expect(ids[0]).toMatch(/^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}$/)
  const chosen = { 'x-request-id': 'chosen-by-a-visitor', traceparent }
  expect(['chosen-by-a-visitor', trace]).not.toContain(newRequestId(chosen, 0))
  expect(newRequestId({ 'x-request-id': 'given-by-caddy' }, 1)).toBe('given-by-caddy')
  expect(newRequestId({ traceparent }, 1)).toBe(trace)
  const odd = ['short', 'x'.repeat(65), 'two words', '<b>bold</b>', 'line\nbreak']
  expect(odd.filter((id) => newRequestId({ 'x-request-id': id }, 1) === id)).toEqual([])
})

it('the language is that of a page’s path, or a parameter of the API', () => {
  expect(['/es/clinics?locale=en', '/api/clinics/search?locale=es'].map(localeAt)).toEqual([
    ...['es', 'es'],
  ])
  expect(['/contact?locale=es', '//'].map(localeAt)).toEqual(['en', 'en'])
  expect([localeOf('fr'), localeOf(undefined), localeOf(['es'])]).toEqual(['en', 'en', 'en'])
  for (const code of Object.keys(wordsIn('en').faults) as FaultCode[])
    expect(readFault(fault(code, 1, 100))).toEqual({ code, numbers: [1, 100] })
  expect(readFault('Invalid input: expected string')).toBeUndefined()
})

describe('the picture of a shared page', () => {
  it('has a title that is smaller if it is long, and cut if it fits at no size', () => {
    const words = 'Community Health and Wellness Center of Greater Northern Anderson County '
    expect(fitTitle('River Clinic')).toEqual({ size: 88, lines: ['River Clinic'] })
    const isInside = ({ size, lines }: ReturnType<typeof fitTitle>) =>
      lines.length * size * 1.18 <= 300
    const long = fitTitle(words.repeat(2).trim())
    expect([isInside(long), long.size < 88, long.lines.join(' ')]).toEqual([
      ...[true, true, words.repeat(2).trim()],
    ])
    for (const title of [words.repeat(9), 'x'.repeat(500), '診'.repeat(200)]) {
      const fitted = fitTitle(title)
      expect([fitted.size, isInside(fitted), fitted.lines.at(-1)?.at(-1)]).toEqual([42, true, '…'])
    }
  })

  it('has words, of which none is markup', async () => {
    const svg = pictureSvg({ above: 'A', title: '<script>&"\u0007', lines: ['</svg>'] })
    expect(svg).toContain('&lt;script&gt;&amp;&quot; ')
    expect(svg.match(/<\/svg>/g)).toHaveLength(1)
    const words = { above: 'A', title: 'River <Clinic>', lines: ['864-555-0142'] }
    expect((await sharp(await sharePicture(words)).stats()).entropy).toBeGreaterThan(0.1)
  })
})
