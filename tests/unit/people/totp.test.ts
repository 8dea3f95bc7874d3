import { describe, expect, it } from 'vitest'
import { appAddress, newSecret, stepOf } from '../../../cms/people/second-factor/totp.ts'

/** RFC 6238, appendix B: the secret, and the last six digits of what it gives at these seconds. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
const CODES: [seconds: number, code: string][] = [
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_234_567_890, '005924'],
  [20_000_000_000, '353130'],
]

describe('a code of an authenticator app', () => {
  it.each(CODES)('is right at its time: %i seconds', (seconds, code) => {
    expect(stepOf(SECRET, code, seconds * 1_000)).toBe(Math.floor(seconds / 30))
  })

  it.each([
    [-60, undefined],
    [-30, 1],
    [30, 1],
    [60, undefined],
  ])('may be a step of 30 seconds early or late: %i seconds', (seconds, step) => {
    expect(stepOf(SECRET, '287082', (59 + seconds) * 1_000)).toBe(step)
  })

  it('of another secret is wrong', () => {
    expect(stepOf(newSecret(), '287082', 59_000)).not.toBe(1)
  })
})

it('an app reads the secret and whose it is from an address', () => {
  const address = new URL(appAddress(SECRET, 'eve@example.org'))
  expect(address.href).toContain('otpauth://totp/Healthcare%20for%20All:eve%40example.org?')
  expect(address.searchParams.get('secret')).toBe(SECRET)
})

it('a new secret has 160 bits', () => {
  expect(newSecret()).toMatch(/^[A-Z2-7]{32}$/)
})
