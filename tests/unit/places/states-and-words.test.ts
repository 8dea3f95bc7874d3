import { beforeAll, describe, expect, it } from 'vitest'
import { JURISDICTIONS } from '../../../cms/places/jurisdictions.ts'
import { normalizeName } from '../../../cms/places/normalize.ts'
import { openReader } from '../../support/understood.ts'

let reader: ReturnType<typeof openReader>
beforeAll(() => {
  reader = openReader()
})

const placeOf = async (text: string) => (await reader.understood(text)).place
const largest = (most: number, state?: string): string[] => [
  ...new Set(
    reader.places
      .filter((row) => row.kind === 'town' && row.population && (!state || row.state === state))
      .toSorted((one, other) => (other.population ?? 0) - (one.population ?? 0))
      .slice(0, most)
      .map(({ name }) => name),
  ),
]

/** Abbreviations of states that are also words, in English or Spanish. */
const WORDS = 'al as co de hi id in la ma me mi oh ok or pa va'.split(' ')
const AROUND_A_WORD: ((word: string, city: string) => string)[] = [
  (word, city) => `dentist ${word} ${city}`,
  (word, city) => `dentista ${word} ${city}`,
  (word, city) => `${word} ${city}`,
  (word, city) => `${word} dentist ${city}`,
  (word, city) => `FREE CLINIC ${word} ${city}`.toUpperCase(),
  (word, city) => `necesito una clínica de salud mental ${word} ${city}`,
  (word, city) => `std test ${word} ${city.toLowerCase()}`,
]
const SENTENCES: ((city: string) => string)[] = [
  (city) => `DENTIST IN ${city}`,
  (city) => `hi, dentist near ${city}`,
  (city) => `doctor or dentist in ${city}`,
  (city) => `I am in pain, dentist in ${city}`,
  (city) => `${city} me duele la muela`,
  (city) => `clínica en ${city} de salud mental`,
  (city) => `me duele la muela en ${city}`,
  (city) => `dentista de ${city} para mi hijo`,
]

describe('a word that is also a state', () => {
  it('moves none of the largest cities to another state', async () => {
    const names = new Set(reader.places.map(({ normalized }) => normalized))
    const moved: string[] = []
    for (const [index, city] of largest(300).entries()) {
      const plain = await placeOf(city)
      // 'dentist la Mesa' is in La Mesa.
      const words = WORDS.filter((word) => !names.has(normalizeName(word + city)))
      const turn = <Write>(all: Write[], at: number) => all[(index + at) % all.length]
      const texts = [
        ...words.map((word, at) => turn(AROUND_A_WORD, at)?.(word, city)),
        ...[0, 1, 2].map((at) => turn(SENTENCES, at)?.(city)),
      ]
      for (const text of texts) {
        const place = await placeOf(text ?? '')
        if (place && place.state !== plain?.state) moved.push(`${text}: ${place.label}`)
      }
    }
    expect(moved).toEqual([])
  })

  it.each([
    // Nothing else is typed, and the state is last.
    ['portland or', 'Portland, Oregon'],
    ['jackson mi', 'Jackson, Michigan'],
    ['baton rouge la', 'Baton Rouge, Louisiana'],
    ['elkhart in', 'Elkhart, Indiana'],
    ['augusta me', 'Augusta, Maine'],
    // Unless the town there is small beside its namesake.
    ['atlanta in', 'Atlanta, Georgia'],
    ['dentist Miami ok', 'Miami, Florida'],
    ['houston de', 'Houston, Texas'],
    ['PORTLAND ME', 'Portland, Maine'],
    ['boston mass', 'Boston, Massachusetts'],
    // Beside other words, at the end, after a comma, and in capitals.
    ['dentist in jackson mi', 'Jackson, Michigan'],
    ['pregnant portland me', 'Portland, Maine'],
    ['dentist in Phoenix, OR', 'Phoenix, Oregon'],
    ['dentist in Atlanta, in', 'Atlanta, Indiana'],
    ['Phoenix OR dentist', 'Phoenix, Oregon'],
    ['Houston DE toothache', 'Houston, Delaware'],
    ['IN, Elkhart', 'Elkhart, Indiana'],
    ['MI Jackson', 'Jackson, Michigan'],
    ['va dentist', 'Virginia'],
    ['OK dentist', 'Oklahoma'],
    ['dentist in atlanta 46031', '46031 (Atlanta, Indiana)'],
    // Before other words, only a place that no namesake overshadows.
    ['jackson mi clinic', 'Jackson, Michigan'],
    ['wilmington de toothache', 'Wilmington, Delaware'],
    ['phoenix or dentist', 'Phoenix, Arizona'],
    ['houston de clinic', 'Houston, Texas'],
    ['East LA dentist', 'East Los Angeles, California'],
    ['hi dentist', undefined],
  ])('is one or the other by how it is typed: %j → %s', async (text, label) => {
    expect((await placeOf(text))?.label).toBe(label)
  })
})

const INVENTED = ['Xyzzyville', 'Qwertyton', 'Blorptown', 'Xyzzy', 'Zzyx Falls']
/** With its two middle letters swapped, or one of them missing or doubled. */
const misspelled = (name: string, index: number): string => {
  const at = Math.floor(name.length / 2)
  const [before = '', one = ''] = [name[at - 1], name[at]]
  const middle = [one + before, before, before + one + one][index % 3] ?? ''
  return name.slice(0, at - 1) + middle + name.slice(at + 1)
}

describe('a state that is typed', () => {
  it('is kept beside misspelled and unknown towns', async () => {
    const lost: string[] = []
    for (const { abbreviation, name } of JURISDICTIONS) {
      const towns = largest(30, abbreviation).filter((town) => town.length > 5)
      const typed = [...towns.slice(0, 20).map(misspelled), ...INVENTED]
      for (const [index, town] of typed.entries()) {
        const before = ['', 'clinics in ', 'dentist in '][index % 3]
        const states = [name, abbreviation]
        for (const state of INVENTED.includes(town) ? states : [states[(index >> 1) % 2]]) {
          const text = `${before}${town}${index % 2 ? '' : ','} ${state}`
          const place = await placeOf(text)
          if (place?.state !== abbreviation) lost.push(`${text}: ${place?.label}`)
        }
      }
    }
    expect(lost).toEqual([])
  })

  it.each([
    ['Chapel Hil, North Carolina', 'Chapel Hill, North Carolina'],
    ['Xyzzyville, North Carolina, USA', 'North Carolina'],
    ['Xyzzyville, New Mexico', 'New Mexico'],
    ['Xyzzyville, New York', 'New York'],
    ['Xyzzy, LA', 'Louisiana'],
    ['Vienna, West Virginia', 'Vienna, West Virginia'],
    ['Oak HHill, West Virginia', 'Oak Hill, West Virginia'],
    ['Arlington, West Virginia', 'West Virginia'],
    ['Hialeah, North Dakota', 'North Dakota'],
    // A city that is called like a state, beside words that name no town.
    ['teeth whitening New York', 'New York, New York'],
    ['la más cercana de New York', 'New York, New York'],
    ['Echo Park LA', 'Echo Park, California'],
    ['Harlem, New York', 'Harlem, New York'],
  ])('is kept whole: %j → %s', async (text, label) => {
    expect((await placeOf(text))?.label).toBe(label)
  })

  it('is not answered from another one, which is offered', async () => {
    const { place, alternatives } = await reader.understood('Newport, California')
    expect(place?.state).toBe('CA')
    expect(alternatives.map(({ label }) => label)).toContain('Newport, Rhode Island')
  })
})
