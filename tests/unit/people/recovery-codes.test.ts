import { expect, it } from 'vitest'
import { newRecoveryCodes } from '../../../cms/people/second-factor/recovery-codes.ts'

it('recovery codes have 118 bits each, in groups of four letters that are not easily misread', () => {
  const codes = newRecoveryCodes()
  expect(new Set(codes).size).toBe(10)
  for (const code of codes) expect(code).toMatch(/^([a-hjkmnp-z2-9]{4}-){5}[a-hjkmnp-z2-9]{4}$/)
  expect(24 * Math.log2(31)).toBeGreaterThan(118)
})
