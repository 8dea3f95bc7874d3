import { expect, it } from 'vitest'
import { isAnswered } from '../../../cms/listings/endpoints/name-questions.ts'
import { nameWordsOf } from '../../../cms/listings/name-words.ts'
import { editDistance } from '../../../cms/places/index.ts'

const WORDS = 'ile isle lie hill mill copper cooper coper hopper westbrook restbrook'.split(' ')
const TYPED = 'ile iel ill isl ale hil hlil mlil coppr ocpper westbrok westbroko'.split(' ')

it('the words a letter away are those of all words, also for a short one', () => {
  const { similar } = nameWordsOf({ clinics: 9, words: WORDS.map((word) => [word, 1]) })
  const among = (word: string) => WORDS.filter((other) => editDistance(word, other) === 1)
  expect(TYPED.map((word) => similar(word).sort())).toEqual(TYPED.map((word) => among(word).sort()))
  expect(TYPED.filter((word) => among(word).length > 0)).toEqual(TYPED)
})

it('a question is asked once, and no narrower one after nobody was found', () => {
  const [few, more, other] = [
    [['oak'], ['street']],
    [['street'], ['free'], ['oak']],
    [['oak'], ['hill']],
  ]
  const slipped = [['oak', 'oaks'], ['street']]
  const table = [few, more, other, slipped].map((next) => [
    isAnswered(next, { lookedFor: few, isNobody: true }),
    isAnswered(next, { lookedFor: few, isNobody: false }),
  ])
  expect(table).toEqual([
    [true, true],
    [true, false],
    [false, false],
    [false, false],
  ])
})
