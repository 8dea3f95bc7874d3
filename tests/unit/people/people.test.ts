import { describe, expect, it } from 'vitest'
import { momentInWords } from '../../../cms/panel-kit/moment.ts'
import { nameAmong } from '../../../cms/panel-kit/person-name.ts'
import { passwordFault } from '../../../cms/people/index.ts'
import { newRecoveryCodes } from '../../../cms/people/second-factor/recovery-codes.ts'
import { appAddress, newSecret, stepOf } from '../../../cms/people/second-factor/totp.ts'
import { dayInWords, workdayIn } from '../../../cms/verification/endpoints/day.ts'
import { expectRows } from '../../support/table.ts'

it('a password is good unless it is short or easy to guess', async () => {
  const passwords: [fault: RegExp, passwords: string[]][] = [
    [/^Use 12 characters or more\.$/, ['eleven char', 'Kx7-pQ2mVt9', '']],
    [
      /easy to guess/,
      [
        ...['P@ssw0rd1234', 'qwertyuiopas', '123456789012', 'aaaaaaaaaaaa', 'administrator'],
        ...['healthcareforall', 'Ana.Diaz@Clinics.Example.org1', 'ana.diaz1234'],
      ],
    ],
    [/^$/, ['four words of mine', 'Kx7-pQ2mVt9z', 'ünïcödé plüm tree']],
  ]
  const misses: string[] = []
  for (const [fault, all] of passwords)
    for (const password of all) {
      const said = (await passwordFault(password, 'ana.diaz@clinics.example.org'))?.en ?? ''
      if (!fault.test(said)) misses.push(`${password}: ${said}`)
    }
  expect(misses).toEqual([])
})

describe('a second factor', () => {
  /** RFC 6238, appendix B: the secret, and the last six digits of what it gives at these seconds. */
  const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
  const step = (code: string, seconds: number) => stepOf(SECRET, code, seconds * 1_000)

  it('is a code of an app at its time, or a step of 30 seconds early or late', () => {
    expectRows(step, [
      ['287082', 59, 1],
      ['081804', 1_111_111_109, 37_037_036],
      ['287082', 29, 1],
      ['287082', 89, 1],
      ['287082', -1, undefined],
      ['287082', 119, undefined],
    ])
    expect(stepOf(newSecret(), '287082', 59_000)).not.toBe(1)
  })

  it('has a secret of 160 bits, which an app reads from an address', () => {
    expect(newSecret()).toMatch(/^[A-Z2-7]{32}$/)
    const address = new URL(appAddress(SECRET, 'eve@example.org'))
    expect(address.href).toContain('otpauth://totp/Healthcare%20for%20All:eve%40example.org?')
    expect(address.searchParams.get('secret')).toBe(SECRET)
  })

  it('has recovery codes of 24 letters that are not easily misread: 118 bits each', () => {
    const codes = newRecoveryCodes()
    expect(new Set(codes).size).toBe(10)
    const faulty = codes.filter(
      (code) => !/^([a-hjkmnp-z2-9]{4}-){5}[a-hjkmnp-z2-9]{4}$/.test(code),
    )
    expect(faulty).toEqual([])
  })
})

it('a moment is written with its time zone, and a day with its weekday', () => {
  expectRows(momentInWords, [
    ['2026-11-12T20:04:00.000Z', 'en', 'Nov 12, 2026, 3:04 PM EST'],
    ['2026-07-04T03:30:00.000Z', 'en', 'Jul 3, 2026, 11:30 PM EDT'],
    ['2026-11-12T20:04:00.000Z', 'es', '12 nov 2026, 3:04 p.\u00a0m. EST'],
  ])
  expect(dayInWords('2026-11-23T12:00:00.000Z')).toBe('Monday, November 23')
})

it('who shares a name is told apart by the address', () => {
  const people = ['a.diaz@x.org', 'ana@x.org', 'ben@x.org'].map((email) => ({
    ...{ email, name: email.startsWith('a') ? 'Ana' : 'Ben' },
  }))
  const names = people.map((person) => nameAmong(people, person))
  expect(names).toEqual(['Ana (a.diaz)', 'Ana (ana)', 'Ben'])
})

it('nobody is called on a weekend, by the clock of the East', () => {
  const next = (from: string, days: number) => workdayIn(days, new Date(from)).slice(0, 10)
  expectRows(next, [
    ['2026-11-20T15:00:00Z', 1, '2026-11-23'],
    ['2026-11-21T15:00:00Z', 1, '2026-11-23'],
    // Friday and Sunday evening, in UTC the day after.
    ['2026-11-21T02:00:00Z', 1, '2026-11-23'],
    ['2026-11-23T02:00:00Z', 1, '2026-11-23'],
    // After unanswered calls.
    ['2026-11-21T15:00:00Z', 7, '2026-11-30'],
  ])
})
