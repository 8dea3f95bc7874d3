import { beforeAll, describe, expect, it } from 'vitest'
import { JURISDICTIONS } from '../../../cms/places/jurisdictions.ts'
import { normalizeName } from '../../../cms/places/normalize.ts'
import { openReader } from '../../support/understood.ts'

let reader: ReturnType<typeof openReader>
beforeAll(() => {
  reader = openReader()
})

const towns = (most: number, state?: string) =>
  reader.places
    .filter((row) => row.kind === 'town' && row.population && (!state || row.state === state))
    .toSorted((one, other) => (other.population ?? 0) - (one.population ?? 0))
    .slice(0, most)

const turn = <One>(all: readonly One[], at: number): One => all[at % all.length] as One

/** The texts that are not understood as expected, and how they are instead. */
const misses = async (
  texts: readonly string[],
  isRight: (found: Awaited<ReturnType<typeof reader.understood>>) => boolean,
) => {
  const missed: string[] = []
  for (const text of texts) {
    const found = await reader.understood(text)
    const { place, need } = found
    if (!isRight(found)) missed.push(`${text}: ${place?.label} (${need?.name ?? 'no need'})`)
  }
  return missed
}

const NEEDS = ['dentist', 'flu shot', 'eye doctor', 'free dentist', 'std test']
const UNKNOWN = ['Xyzzy', 'Blorp', 'Qwertyton']

describe('a state behind an unknown town', () => {
  it('is kept, with a need before or after them', async () => {
    const missed: string[] = []
    let index = 0
    for (const { name, abbreviation } of JURISDICTIONS) {
      const texts = [name, abbreviation].flatMap((state) =>
        UNKNOWN.flatMap((town) =>
          [`${town} ${state}`, `${town}, ${state}`].flatMap((place) => {
            const need = turn(NEEDS, index++)
            return [`${need} ${place}`, `${place} ${need}`, `${need} in ${place}`]
          }),
        ),
      )
      missed.push(
        ...(await misses(texts, ({ place, need }) => place?.state === abbreviation && !!need)),
      )
    }
    expect(missed).toEqual([])
  })

  it('is kept if it is misspelled too', async () => {
    const missed: string[] = []
    for (const { name, abbreviation } of JURISDICTIONS.filter(({ name }) =>
      /\w{4} \w{4}/.test(name),
    )) {
      const texts = [`Xyzzy, ${name.slice(0, 3)}${name.slice(4)}`]
      missed.push(...(await misses(texts, ({ place }) => place?.state === abbreviation)))
    }
    expect(missed).toEqual([])
  })
})

/** Abbreviations of states that are also words, in English or Spanish. */
const WORDS = 'al as co de hi id in la ma me mi oh ok or pa va'.split(' ')
const ENDS: ((city: string, word: string) => string)[] = [
  (city, word) => `${city} ${word}`,
  (city, word) => `dentist ${city} ${word}`,
  (city, word) => `dentista en ${city} ${word}`,
  (city, word) => `${city}, ${word}`,
  (city, word) => `dentist ${city}, ${word}?`,
  (city, word) => `dentista, ${city}, ${word}`,
  // 'la, Glendale' may be in Los Angeles.
  (city, word) => (word === 'la' ? `dentist la ${city}` : `dentist, ${word}, ${city}`),
]
const BEFORE_OTHERS: ((city: string) => string)[] = [
  (city) => `${city}, in pain`,
  (city) => `${city} in pain`,
  (city) => `${city}, or nearby`,
  (city) => `${city} or nearby`,
  (city) => `${city}, me duele`,
  (city) => `${city} me duele`,
  (city) => `${city}, la familia`,
  (city) => `${city} la familia`,
  (city) => `${city}, de noche`,
  (city) => `${city}, ok thanks`,
  (city) => `${city}, hi there`,
  (city) => `dentist ${city}, in pain`,
]
/** Washington alone is the state. */
const cities = () => towns(101).filter(({ name }) => name !== 'Washington')
/** A namesake with more people is meant by 'Portland me', in the state that is a word too. */
const FEWEST_THERE = 1 / 25

describe('a word that is also a state, behind a large city', () => {
  it('leaves the city where it is, unless the state has such a town or county', async () => {
    const people = new Map<string, number>()
    for (const { normalized, state, population, kind } of reader.places)
      if (kind !== 'zip')
        people.set(
          `${normalized} ${state}`,
          population ?? people.get(`${normalized} ${state}`) ?? 0,
        )
    const names = new Set(reader.places.map(({ normalized }) => normalized))
    const missed: string[] = []
    for (const [at, { name, normalized, state, population }] of cities().entries()) {
      // 'dentist, la, Mesa' is in La Mesa.
      const words = WORDS.filter((word) => !names.has(normalizeName(word + name)))
      for (const [index, word] of words.entries()) {
        const text = turn(ENDS, at + index)(name, word)
        const isSure = text.includes(`, ${word}`) || /^(?:co|mi|va)$/.test(word)
        const fewest = isSure ? 0 : (population ?? 0) * FEWEST_THERE
        const there = word.toUpperCase()
        const mayBeThere = [normalized, `${normalized}county`].some(
          (one) => (people.get(`${one} ${there}`) ?? -1) >= fewest,
        )
        missed.push(
          ...(await misses([text], ({ place }) => {
            // 'Oakland, co' may be a county.
            if (word === 'co' && place?.kind === 'county') return true
            if (!place || place.kind === 'state') return false
            return place.state === state || (mayBeThere && place.state === there)
          })),
        )
      }
    }
    expect(missed).toEqual([])
  })

  it('leaves it there too if other words follow', async () => {
    const missed: string[] = []
    for (const [at, { name, state }] of cities().entries()) {
      const texts = Array.from({ length: 4 }, (_, index) =>
        turn(BEFORE_OTHERS, at * 5 + index * 3)(name),
      )
      missed.push(...(await misses(texts, ({ place }) => place?.state === state)))
    }
    expect(missed).toEqual([])
  })

  it('is the state of a town there: in capitals, and after a comma', async () => {
    const missed: string[] = []
    for (const word of WORDS.filter((word) => word !== 'as')) {
      const state = word.toUpperCase()
      const texts = towns(8, state).flatMap(({ name }) => [
        `${name} ${state}`,
        `dentist ${name} ${state}`,
        `${name}, ${word}`,
      ])
      missed.push(...(await misses(texts, ({ place }) => place?.state === state)))
    }
    expect(missed).toEqual([])
  })
})

/** With its two middle letters swapped, or one of them missing. */
const misspelled = (name: string, index: number): string => {
  const at = Math.floor(name.length / 2) + (index % 3) - 1
  const [before = '', one = ''] = [name[at - 1], name[at]]
  return name.slice(0, at - 1) + (index % 2 ? before : one + before) + name.slice(at + 1)
}

describe('a misspelled town', () => {
  it('is no need, and in its state', async () => {
    const missed: string[] = []
    const named = JURISDICTIONS.flatMap(({ abbreviation, name: inFull }) =>
      towns(12, abbreviation)
        .filter(({ name }) => name.length > 5)
        .slice(0, 4)
        .map(({ name }) => ({ name, abbreviation, inFull })),
    )
    for (const [index, { name, abbreviation, inFull }] of named.entries()) {
      const typed = misspelled(name, index)
      const text = turn(
        [
          `${typed}, ${inFull}`,
          `${typed} ${abbreviation}`,
          `${typed}, ${abbreviation}`,
          `${typed} ${inFull}`,
        ],
        index,
      )
      missed.push(
        ...(await misses([text], ({ place, need }) => place?.state === abbreviation && !need)),
      )
    }
    expect(missed).toEqual([])
  })

  it('is no need, though a need begins or is spelled like it', async () => {
    const missed: string[] = []
    const LIKE_NEEDS =
      /^(?:spring|child|women|teen|health|bloom|burn|dent|head|heal|prov|visal|vis|mental|med|ment|ped|preg|vac|crisis|sta)/i
    const alike = reader.places.filter(
      ({ kind, name, population }) =>
        kind === 'town' &&
        (population ?? 0) > 2000 &&
        /^\w{7,}$/.test(name) &&
        LIKE_NEEDS.test(name),
    )
    for (const [index, { name, state }] of alike.entries()) {
      const text = `${misspelled(name, index)}${index % 2 ? ',' : ''} ${state}`
      missed.push(...(await misses([text], ({ place, need }) => place?.state === state && !need)))
    }
    expect(missed).toEqual([])
  })
})
