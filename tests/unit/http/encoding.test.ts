import { expect, it } from 'vitest'
import { acceptedEncoding, refusesPlain } from '../../../cms/http/encoding.ts'

const OURS = ['br', 'gzip'] as const

it('answers in the encoding that is wanted most, and in none that is refused', () => {
  const chosen: [header: string | undefined, encoding: string | undefined][] = [
    [undefined, undefined],
    ['', undefined],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['deflate', undefined],
    ['br;q=0', undefined],
    ['br;q=0, gzip', 'gzip'],
    ['br; q=0.000 , gzip ; q=0.5', 'gzip'],
    ['gzip;q=0,br;q=0', undefined],
    ['gzip;q=1.0, br;q=0.5', 'gzip'],
    ['BR, GZIP;q=0.2', 'br'],
    ['*', 'br'],
    ['*;q=0', undefined],
    ['*;q=0, gzip', 'gzip'],
    ['*, br;q=0', 'gzip'],
    ['identity', undefined],
    ['identity;q=1, br;q=0.5', undefined],
    ['identity;q=0.1, br;q=0.5', 'br'],
    ['identity;q=0, gzip', 'gzip'],
    ['brotli', undefined],
    ['x-br, notgzip', undefined],
  ]
  for (const [header, encoding] of chosen)
    expect(acceptedEncoding(header, OURS), header).toBe(encoding)
})

it('knows who refuses a plain answer', () => {
  const refused: [header: string | undefined, isRefused: boolean][] = [
    [undefined, false],
    ['gzip', false],
    ['identity;q=0', true],
    ['*;q=0', true],
    ['*;q=0, identity', false],
    ['br;q=0', false],
  ]
  for (const [header, isRefused] of refused) expect(refusesPlain(header), header).toBe(isRefused)
})
