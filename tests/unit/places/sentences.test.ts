import { expect, it } from 'vitest'
import { openReader } from '../../support/understood.ts'
import { judgeOf, largestTowns, stateOf } from '../../words/judge.ts'
import { madeTexts } from '../../words/made-texts.ts'
import { noPlaceTexts } from '../../words/no-place.ts'

const { places, understood, misread } = openReader()

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
  const nowhere = texts.map((text) => [text, undefined] as const)
  const taken = await misread(nowhere, ({ place }) => place?.label)
  // 'uptown' is a neighborhood of Chicago.
  const others = taken.filter((one) => !String(one).includes('Uptown, Illinois'))
  expect(others.length).toBeLessThan(texts.length / 100)
})

it('a new word for a need changes only texts that hold it', async () => {
  const words = ['spring', 'san', 'park', 'in the', 'orange*']
  const more = openReader([], words)
  const towns = largestTowns(places).slice(0, 40)
  const texts = [...noPlaceTexts(), ...[...madeTexts(towns, stateOf)].map(({ text }) => text)]
  const others = texts.filter((text) => !/spring|\bsan\b|park|in the|orange/i.test(text))
  const changed: string[] = []
  for (const text of others) {
    const [one, other] = [await understood(text), await more.understood(text)]
    if (one.place?.label !== other.place?.label || one.need?.name !== other.need?.name)
      changed.push(text)
  }
  expect(others.length).toBeGreaterThan(2_000)
  expect(changed).toEqual([])
  expect((await more.understood('san')).need).not.toEqual((await understood('san')).need)
})
