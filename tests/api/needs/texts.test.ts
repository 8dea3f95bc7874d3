import { afterAll, describe, expect, it } from 'vitest'
import { needs } from '../../../seed/needs.ts'
import { startReader, textsOf } from '../../support/search-reader.ts'
import { CALM_TEXTS, URGENT_TEXTS } from '../../support/urgent-texts.ts'
import { ANY_CLINIC, FILTERS, NEEDS_ALONE, NEEDS_AND_PLACES, type Texts } from './texts.ts'

const { understood, close } = await startReader()
afterAll(close)

type Wanted = [text: string, clinics: string, place: string]

/** The texts that are understood otherwise, and how. */
const misses = async (rows: readonly Wanted[]): Promise<string[]> => {
  const missed: string[] = []
  for (const [text, clinics, label] of rows) {
    const { need, place } = await understood(text)
    const [found, wanted] = [[need?.name ?? '', place?.label ?? ''].join(), [clinics, label].join()]
    if (found !== wanted) missed.push(`${text}: ${found}, not ${wanted}`)
  }
  return missed
}

const rowsOf = (texts: Texts, place = ''): Wanted[] =>
  Object.entries(texts).flatMap(([clinics, list]) =>
    textsOf(list).map((text): Wanted => [text, clinics, place]),
  )

/** How a need is typed, and where that is. */
const WAYS: [write: (words: string) => string, place: string][] = [
  [(words) => words, ''],
  [(words) => `${words} chicago`, 'Chicago, Illinois'],
  [(words) => `Chicago ${words}`, 'Chicago, Illinois'],
  [(words) => `${words} near Chicago, IL`, 'Chicago, Illinois'],
  [(words) => `${words} 77002`, '77002 (Houston, Texas)'],
  [(words) => `${words.toUpperCase()} cerca de chicago`, 'Chicago, Illinois'],
]

describe('what people type', () => {
  it('is the need in whose list it is, alone and beside a place', async () => {
    const rows = needs.flatMap(({ name, words }) =>
      words.map((phrase, index): Wanted => {
        const [write, place] = WAYS[index % WAYS.length] as (typeof WAYS)[number]
        return [write(phrase.replace('*', '')), name.en, place]
      }),
    )
    expect(rows.length).toBeGreaterThan(1000)
    expect(await misses(rows)).toEqual([])
    const towns: string[] = []
    for (const [text, , place] of rows)
      if (!place && (await understood(text)).alternatives.length > 0) towns.push(text)
    expect(towns, 'texts that a town is offered for').toEqual([])
  })

  it('is understood in sentences, in a hurry and misspelled', async () => {
    const beside = Object.entries(NEEDS_AND_PLACES)
    const rows = beside.flatMap(([place, texts]) => rowsOf(texts, place))
    expect(await misses([...rowsOf(NEEDS_ALONE), ...rows])).toEqual([])
  })

  it('is urgent where a line helps sooner than a clinic, and offers no town', async () => {
    const missed: string[] = []
    for (const [text, callFirst] of URGENT_TEXTS) {
      const { need, place, alternatives } = await understood(text)
      if (need?.callFirst !== callFirst || place || alternatives.length > 0)
        missed.push(
          `${text}: ${need?.callFirst}, ${[place, ...alternatives].map((at) => at?.label)}`,
        )
    }
    for (const text of CALM_TEXTS) if ((await understood(text)).need?.callFirst) missed.push(text)
    expect(missed).toEqual([])
  })

  it('is asked where if it names neither a place nor a kind of clinic', async () => {
    const missed: string[] = []
    for (const text of textsOf(ANY_CLINIC)) {
      const { need, place } = await understood(text)
      if (place || !need || need.name || need.services.length > 0) missed.push(text)
    }
    for (const text of ['???', 'Xyzzyville', '99999'])
      if ((await understood(text)).need) missed.push(text)
    expect(missed).toEqual([])
  })

  it('speaks of filters, unless these words are a town’s name', async () => {
    const missed: string[] = []
    for (const [texts, filters, clinics, label] of FILTERS)
      for (const text of textsOf(texts)) {
        const found = await understood(text)
        const said = found.filters.map(({ name, value }) => `${name}=${value}`).sort()
        const all = [said.join(' '), found.need?.name ?? '', found.place?.label ?? ''].join()
        if (all !== [filters, clinics, label].join()) missed.push(`${text}: ${all}`)
      }
    expect(missed).toEqual([])
  })
})

it('the words for a need are kept for another place, and say the same there', async () => {
  const missed: string[] = []
  for (const [text, words] of [
    ['toothache chicago', 'toothache'],
    ['I want to kill myself, Chicago', 'kill myself'],
    ['dentist in Xyzzyville', 'dentist'],
    ['free dentist chicago', 'free dentist'],
    ['911', '"911"'],
    ['"911" Chicago', '"911"'],
    ['Cut Bank', null],
    ['help me', null],
  ]) {
    const { needWords } = await understood(text ?? '')
    if (needWords !== words) missed.push(`${text}: ${needWords}`)
  }
  for (const text of ['my tooth hurts so much', 'i am undocumented', 'crisis', 'I am dying']) {
    const { need, needWords } = await understood(text)
    for (const place of ['Houston', '77002', '29.76,-95.37']) {
      const beside = await understood(`${needWords} ${place}`)
      if (beside.need?.name !== need?.name || !beside.place?.label.includes('Houston'))
        missed.push(`${needWords} ${place}: ${beside.need?.name}, ${beside.place?.label}`)
    }
  }
  expect(missed).toEqual([])
})

it('a place beside a need that is unknown is named, and small words are none', async () => {
  const missed: string[] = []
  for (const [text, unknown] of [
    ['dentist in Xyzzyville', 'Xyzzyville'],
    ['dentist 99999', '99999'],
    ['eye exam near Qwertyville, TX 99999', '99999'],
    ['dentista cerca de Xyzzyville', 'Xyzzyville'],
    ['telehealth Xyzzyville', null],
    ['dentist near me', null],
    ['toothache, I am in pain', null],
    ['therapist in spanish', null],
    ['dolor en la muela', null],
    ['dentist in Chicago', null],
  ]) {
    const { unknownPlace, alternatives } = await understood(text ?? '')
    // The 'in' before an unknown town is not Indiana.
    const isState = unknownPlace && alternatives.some(({ kind }) => kind === 'state')
    if (unknownPlace !== unknown || isState) missed.push(`${text}: ${unknownPlace}`)
  }
  expect(missed).toEqual([])
})
