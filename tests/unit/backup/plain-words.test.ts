import { expect, it } from 'vitest'
import { inPlainWords } from '../../../cms/backup/plain-words.ts'

const coded = (code: string) => Object.assign(new Error(`${code}: as the system says it`), { code })

it('A full disk, of the backup or of the database, is named as such', () => {
  const words = 'No backup was made.'
  expect(inPlainWords(coded('ENOSPC'), words).message).toMatch(/^The disk is full\. .* No backup/)
  expect(inPlainWords(coded('53100'), words).message).toMatch(/^The disk of the database is full\./)
})

it('Other errors keep their own words, and say what is true now', () => {
  const error = inPlainWords(new Error('Something else.'), 'Nothing was changed.')
  expect(error.message).toBe('Something else. Nothing was changed.')
})
