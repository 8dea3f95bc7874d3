import { expect, it } from 'vitest'
import { listInWords } from '../../../cms/panel-kit/cells/list-in-words.ts'
import { sayIn } from '../../../cms/panel-kit/say.ts'

it('a list of words in a list of documents is written as words, and cut', () => {
  expect(listInWords(['dentist*', 'dental'])).toBe('dentist*, dental')
  expect(listInWords([...'abcdefgh'])).toBe('a, b, c, d, e, f and 2 more')
  expect(listInWords([...'abcdefgh'], sayIn('es'))).toBe('a, b, c, d, e, f y 2 más')
})
