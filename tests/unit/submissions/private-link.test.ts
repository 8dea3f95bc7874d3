import { describe, expect, it } from 'vitest'
import { submissionOf, submissionToken } from '../../../cms/submissions/private-link.ts'

const SECRET = 'a secret that only tests use'

describe('the token of a private link', () => {
  it('names the submission that it was made for', () => {
    for (const id of [1, 42, 2_147_483_647])
      expect(submissionOf(submissionToken(id, SECRET), SECRET)).toBe(id)
  })

  it('differs for each submission and each secret, and is the same each time', () => {
    expect(submissionToken(1, SECRET)).toBe(submissionToken(1, SECRET))
    const tokens = [submissionToken(1, SECRET), submissionToken(2, SECRET), submissionToken(1, 'x')]
    expect(new Set(tokens.map((token) => token.replace(/^\d+-/, ''))).size).toBe(3)
  })

  it('can’t be forged', () => {
    const token = submissionToken(7, SECRET)
    for (const forged of [
      '',
      '7',
      '7-',
      token.replace('7-', '8-'),
      token.replace('7-', '07-'),
      token.slice(0, -1),
      `${token}A`,
      ` ${token}`,
      `${token}\n`,
      token.replace(/.$/, '*'),
      submissionToken(7, 'another secret'),
    ])
      expect(submissionOf(forged, SECRET), JSON.stringify(forged)).toBeUndefined()
  })
})
