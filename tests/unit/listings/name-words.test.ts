import { expect, it } from 'vitest'
import { nameWordsOf } from '../../../cms/listings/name-words.ts'
import { editDistance } from '../../../cms/places/index.ts'

const WORDS = [
  'ile',
  'isle',
  'lie',
  'hill',
  'mill',
  'copper',
  'cooper',
  'coper',
  'hopper',
  'westbrook',
  'restbrook',
]
const TYPED = [
  'ile',
  'iel',
  'ill',
  'isl',
  'ale',
  'hil',
  'hlil',
  'mlil',
  'coppr',
  'ocpper',
  'westbrok',
  'westbroko',
]

it('the words a letter away are those of all words, also for a short one', () => {
  const { similar } = nameWordsOf({ clinics: 9, words: WORDS.map((word) => [word, 1]) })
  const among = (word: string) => WORDS.filter((other) => editDistance(word, other) === 1)
  expect(TYPED.map((word) => similar(word).sort())).toEqual(TYPED.map((word) => among(word).sort()))
  expect(TYPED.filter((word) => among(word).length > 0)).toEqual(TYPED)
})
