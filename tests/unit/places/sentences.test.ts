import { expect, it } from 'vitest'
import { openReader } from '../../support/understood.ts'
import { judgeOf, largestTowns, stateOf } from '../../words/judge.ts'
import { madeTexts } from '../../words/made-texts.ts'
import { noPlaceTexts } from '../../words/no-place.ts'

const { places, understood } = openReader()

it('sentences in both languages say where and what, if nothing is misspelled', async () => {
  const judge = judgeOf(understood)
  // Washington is the state first.
  const towns = largestTowns(places)
    .filter(({ name }) => name !== 'Washington')
    .slice(0, 50)
  const misses: string[] = []
  for (const made of madeTexts(towns, stateOf)) {
    const { isRight, said } = await judge(made)
    if (!isRight && made.form !== 'a letter wrong') misses.push(`${made.text}: ${said}`)
  }
  expect(misses).toEqual([])
})

it('what is no place in the United States is hardly ever taken for one', async () => {
  const texts = noPlaceTexts()
  const taken: string[] = []
  for (const text of texts) {
    const { place } = await understood(text)
    if (place) taken.push(`${text}: ${place.label}`)
  }
  // 'uptown' is a neighborhood of Chicago.
  expect(taken.filter((one) => !one.includes('Uptown, Illinois')).length).toBeLessThan(
    texts.length / 100,
  )
})
