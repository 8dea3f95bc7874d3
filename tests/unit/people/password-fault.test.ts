import { describe, expect, it } from 'vitest'
import { passwordFault } from '../../../cms/people/index.ts'

const fault = (password: string) => passwordFault(password, 'ana.diaz@clinics.example.org')

describe('a password', () => {
  it.each(['eleven char', 'Kx7-pQ2mVt9', ''])('is too short: %s', async (password) => {
    expect(await fault(password)).toBe('Use 12 characters or more.')
  })

  it.each([
    'password1234',
    'P@ssw0rd1234',
    'iloveyou1234',
    'qwertyuiopas',
    '123456789012',
    'aaaaaaaaaaaa',
    'administrator',
    'healthcareforall',
    'ana.diaz@clinics.example.org',
    'Ana.Diaz@Clinics.Example.org1',
    'ana.diaz1234',
  ])('is easy to guess: %s', async (password) => {
    expect(await fault(password)).toContain('easy to guess')
  })

  it.each(['four words of mine', 'Kx7-pQ2mVt9z', 'ünïcödé plüm tree'])(
    'is good: %s',
    async (password) => {
      expect(await fault(password)).toBeUndefined()
    },
  )
})
