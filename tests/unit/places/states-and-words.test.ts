import { describe, expect, it } from 'vitest'
import { milesBetween } from '../../../cms/contract/miles-between.ts'
import { groupBy } from '../../../cms/places/group-by.ts'
import { JURISDICTIONS } from '../../../cms/places/jurisdictions.ts'
import { normalizeName } from '../../../cms/places/normalize.ts'
import { SHORT_WORDS } from '../../../cms/places/reading/short-words.ts'
import { openReader } from '../../support/understood.ts'

const reader = openReader()
type Understood = Awaited<ReturnType<typeof reader.understood>>

/** Towns, the most populous first. */
const largest = reader.places
  .filter(({ kind, population }) => kind === 'town' && population)
  .toSorted((one, other) => (other.population ?? 0) - (one.population ?? 0))
const largestNames = [...new Set(largest.slice(0, 300).map(({ name }) => name))]
/** Washington alone is the state. */
const cities = largest.slice(0, 101).filter(({ name }) => name !== 'Washington')
const names = new Set(reader.places.map(({ normalized }) => normalized))

const labelOf = ({ place }: Understood) => place?.label

type IsRight = (found: Understood) => boolean
type Case = [text: string, isRight: IsRight]

const turn = <One>(all: readonly One[], at: number): One => all[at % all.length] as One

/** The texts that are not understood as expected, and how they are instead. */
const misses = async (texts: Iterable<Case>, understood = reader.understood) => {
  const missed: string[] = []
  for (const [text, isRight] of texts) {
    const found = await understood(text)
    const { place, need } = found
    if (!isRight(found)) missed.push(`${text}: ${place?.label} (${need?.name ?? 'no need'})`)
  }
  return missed
}
const isIn =
  (state: string | null): IsRight =>
  ({ place }) =>
    place?.state === state

/** Abbreviations of states that are also words, in English or Spanish. */
const WORDS = 'al as co de hi id in la ma me mi oh ok or pa va'.split(' ')
/** 'dentist la Mesa' is in La Mesa. */
const wordsBeside = (city: string) => WORDS.filter((word) => !names.has(normalizeName(word + city)))

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
const BEFORE_OTHERS = [
  ...[', in pain', ' in pain', ', or nearby', ' or nearby', ', me duele', ' me duele'],
  ...[', la familia', ' la familia', ', de noche', ', ok thanks', ', hi there'],
]
/** A namesake with more people is meant by 'Portland me', in the state that is a word too. */
const FEWEST_THERE = 1 / 25

describe('a word that is also a state', () => {
  it('before or around a large city leaves it where it is', async () => {
    const moved: string[] = []
    for (const [index, name] of largestNames.entries()) {
      const plain = (await reader.understood(name)).place
      const texts = [
        ...wordsBeside(name).map((word, at) => turn(AROUND_A_WORD, index + at)(word, name)),
        ...[0, 1, 2].map((at) => turn(SENTENCES, index + at)(name)),
      ].map((text): Case => [text, ({ place }) => !place || place.state === plain?.state])
      moved.push(...(await misses(texts)))
    }
    expect(moved).toEqual([])
  })

  it('behind a large city leaves it where it is, unless the state has such a town or county', async () => {
    const people = new Map<string, number>()
    for (const { normalized, state, population, kind } of reader.places)
      if (kind !== 'zip') {
        const key = `${normalized} ${state}`
        people.set(key, population ?? people.get(key) ?? 0)
      }
    const behind = cities.flatMap(({ name, normalized, state, population }, at) =>
      wordsBeside(name).map((word, index): Case => {
        const text = turn(ENDS, at + index)(name, word)
        const isSure = text.includes(`, ${word}`) || /^(?:co|mi|va)$/.test(word)
        const fewest = isSure ? 0 : (population ?? 0) * FEWEST_THERE
        const there = word.toUpperCase()
        const mayBeThere = [normalized, `${normalized}county`].some(
          (one) => (people.get(`${one} ${there}`) ?? -1) >= fewest,
        )
        return [
          text,
          ({ place }) => {
            // 'Oakland, co' may be a county.
            if (word === 'co' && place?.kind === 'county') return true
            if (!place || place.kind === 'state') return false
            return place.state === state || (mayBeThere && place.state === there)
          },
        ]
      }),
    )
    const before = cities
      .slice(0, 100)
      .flatMap(({ name, state }, at) =>
        BEFORE_OTHERS.map(
          (words): Case => [`${at % 5 ? '' : 'dentist '}${name}${words}`, isIn(state)],
        ),
      )
    expect(await misses([...behind, ...before])).toEqual([])
  })

  it('is the state of a town there: in capitals, and after a comma', async () => {
    const texts = WORDS.filter((word) => word !== 'as').flatMap((word) => {
      const state = word.toUpperCase()
      const towns = largest.filter((town) => town.state === state).slice(0, 6)
      return towns.flatMap(({ name }) =>
        [`${name} ${state}`, `dentist ${name} ${state}`, `${name}, ${word}`].map(
          (text): Case => [text, isIn(state)],
        ),
      )
    })
    expect(await misses(texts)).toEqual([])
  })
})

/** With its two middle letters swapped, or one of them missing or doubled. */
const misspelled = (name: string, index: number): string => {
  const at = Math.floor(name.length / 2)
  const [before = '', one = ''] = [name[at - 1], name[at]]
  const middle = turn([one + before, before, before + one + one], index)
  return name.slice(0, at - 1) + middle + name.slice(at + 1)
}

const INVENTED = ['Xyzzy', 'Qwertyton,', 'Blorptown', 'Xyzzyville,', 'Zzyx Falls,']

describe('a state that is typed', () => {
  it('is kept beside unknown towns, with a need before or after them', async () => {
    const needs = ['dentist', 'flu shot', 'eye doctor', 'free dentist', 'std test']
    const texts = JURISDICTIONS.flatMap(({ name, abbreviation }, index) =>
      [name, abbreviation].flatMap((state, at) => {
        const need = turn(needs, index + at)
        return INVENTED.flatMap((town) => {
          const place = `${town} ${state}`
          const texts = [place, `${need} ${place}`, `${need} in ${place}`]
          // In capitals beside a town that nobody knows, 'OK' may be a word, unless it comes last.
          if (!/ \w+, /.test(place)) texts.push(`${place} ${need}`)
          return texts.map(
            (text): Case => [
              text,
              (found) => isIn(abbreviation)(found) && (text === place || Boolean(found.need)),
            ],
          )
        })
      }),
    )
    expect(await misses(texts)).toEqual([])
  })

  it('is kept beside misspelled towns, which are no needs, though some begin like one', async () => {
    const likeNeeds =
      /^(?:spring|child|women|teen|health|bloom|burn|dent|head|heal|prov|visal|vis|mental|med|ment|ped|preg|vac|crisis|sta)/i
    const inEach = JURISDICTIONS.flatMap(({ abbreviation }) =>
      largest.filter(({ name, state }) => state === abbreviation && name.length > 5).slice(0, 20),
    )
    const alike = largest.filter(
      ({ name, population }) =>
        (population ?? 0) > 2_000 && /^\w{7,}$/.test(name) && likeNeeds.test(name),
    )
    const inFull = new Map(JURISDICTIONS.map(({ abbreviation, name }) => [abbreviation, name]))
    const texts = [...inEach, ...alike].map(({ name, state }, index): Case => {
      const written = turn([state, inFull.get(state) ?? state], index >> 1)
      const text = `${misspelled(name, index + 1)}${index % 2 ? ',' : ''} ${written}`
      return [text, (found) => isIn(state)(found) && !found.need]
    })
    expect(await misses(texts)).toEqual([])
  })
})

/** By how it is typed: a word or a state. */
const TYPED: [text: string, label: string | undefined][] = [
  // Nothing else is typed, and the state is last.
  ['portland or', 'Portland, Oregon'],
  // Unless the town there is small beside its namesake.
  ['atlanta in', 'Atlanta, Georgia'],
  ['dentist Miami ok', 'Miami, Florida'],
  ['PORTLAND ME', 'Portland, Maine'],
  // Beside other words, at the end, after a comma, and in capitals.
  ['dentist in jackson mi', 'Jackson, Michigan'],
  ['pregnant portland me', 'Portland, Maine'],
  ['dentist in Atlanta, in', 'Atlanta, Indiana'],
  ['Houston DE toothache', 'Houston, Delaware'],
  ['IN, Elkhart', 'Elkhart, Indiana'],
  ['va dentist', 'Virginia'],
  ['dentist in atlanta 46031', '46031 (Atlanta, Indiana)'],
  // Before other words, only a place that no namesake overshadows.
  ['jackson mi clinic', 'Jackson, Michigan'],
  ['phoenix or dentist', 'Phoenix, Arizona'],
  ['East LA dentist', 'East Los Angeles, California'],
  ['hi dentist', undefined],
  // A state is kept whole.
  ['Chapel Hil, North Carolina', 'Chapel Hill, North Carolina'],
  ['Xyzzyville, North Carolina, USA', 'North Carolina'],
  ['Xyzzy, LA', 'Louisiana'],
  ['Arlington, West Virginia', 'West Virginia'],
  // A city that is called like a state, beside words that name no town.
  ['teeth whitening New York', 'New York, New York'],
  ['Echo Park LA', 'Echo Park, California'],
  ['Harlem, New York', 'Harlem, New York'],
  // Dashes, digits, accents and abbreviations of all kinds.
  ['94952–3388', '94952 (Petaluma, California)'],
  ['９４９５２', '94952 (Petaluma, California)'],
  ['  , Petaluma ,,\tCA , ', 'Petaluma, California'],
  ['St.Paul MN', 'Saint Paul, Minnesota'],
  ['Charleston W. Va.', 'Charleston, West Virginia'],
  ['Nuevo México', 'New Mexico'],
]

it('a word is a state or not by how it is typed, with whatever signs', async () => {
  expect(await reader.misread(TYPED, labelOf)).toEqual([])
  const { place, alternatives } = await reader.understood('Newport, California')
  expect(place?.state).toBe('CA')
  expect(alternatives.map(({ label }) => label)).toContain('Newport, Rhode Island')
})

it('a town is known by its name with a word shortened, beside its state', async () => {
  const texts = largest.slice(0, 5_000).flatMap(({ name, state }) => {
    const words = name.split(' ')
    return SHORT_WORDS.filter(
      ([, whole]) => words.length > 1 && words.at(-1)?.toLowerCase() === whole,
    )
      .map(([short]) => [...words.slice(0, -1), short].join(' '))
      .map(
        (text): Case => [
          `${text}, ${state}`,
          ({ place }) => place?.label.startsWith(`${name},`) === true,
        ],
      )
  })
  expect(texts.length).toBeGreaterThan(300)
  expect(await misses(texts)).toEqual([])
  const others = Object.entries({
    'Pt. Arthur': 'Port Arthur, Texas',
    'pt pleasant nj': 'Point Pleasant, New Jersey',
    'Lk Charles LA': 'Lake Charles, Louisiana',
    'dentist Va Beach': 'Virginia Beach, Virginia',
    'Okla City': 'Oklahoma City, Oklahoma',
    'Ore City': 'Ore City, Texas',
  })
  expect(await reader.misread(others, labelOf)).toEqual([])
})

it('of two towns with about as many people, the one with clinics is meant', async () => {
  const pairs = [...groupBy(largest, ({ name }) => name).values()].flatMap(([first, second]) =>
    first && second && (second.population ?? 0) > (first.population ?? 0) / 1.5
      ? [{ first, second }]
      : [],
  )
  const isFar = ({ first }: (typeof pairs)[number]) =>
    pairs.every(({ second }) => milesBetween(first, second) > 60)
  // Norway is a country.
  const apart = pairs.filter((pair) => isFar(pair) && pair.first.name !== 'Norway')
  expect(apart.length).toBeGreaterThan(20)
  const named = { name: 'A clinic', address: '1 Main St', city: '', phone: '' }
  const clinics = pairs.map(({ second }) => ({ ...named, ...second, city: second.name }))
  const { understood } = openReader(clinics)
  const texts = apart.map(
    ({ first, second }): Case => [`dentist in ${first.name}`, isIn(second.state)],
  )
  expect(await misses(texts, understood)).toEqual([])
})

it('a text that is odd or endless is survived', async () => {
  const odd = ['Peta\u0000luma', '\ud800 Petaluma', "'; drop table places; --", '%_\\([', '?!']
  const endless = ['Petaluma ', '9', ',', 'denist '].map((text) => text.repeat(10_000))
  for (const text of [...odd, ...endless]) expect(await reader.understood(text)).toBeDefined()
})
