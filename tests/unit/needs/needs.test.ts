import { expect, it } from 'vitest'
import { needs } from '../../../seed/needs.ts'
import { sampleClinics } from '../../../seed/sample-clinics.ts'
import { textsOf } from '../../support/texts-of.ts'
import { openReader } from '../../support/understood.ts'
import { CALM_TEXTS, URGENT_TEXTS } from '../../support/urgent-texts.ts'
import { ANY_CLINIC, FILTERS, NEEDS, PHRASES } from './texts.ts'

const clinics = sampleClinics().flatMap(({ latitude, longitude, ...clinic }) =>
  latitude === null || longitude === null ? [] : [{ ...clinic, latitude, longitude }],
)
const { understood, misread } = openReader(clinics)

/** The clinics that are shown, and where if it is known. */
const shown = ({ need, place }: Awaited<ReturnType<typeof understood>>) =>
  [need?.name, place?.label].filter(Boolean).join(', ')

/** How a need is typed, and where that is. */
const WAYS: [write: (words: string) => string, where: string][] = [
  [(words) => words, ''],
  [(words) => `${words} chicago`, ', Chicago, Illinois'],
  [(words) => `Chicago ${words}`, ', Chicago, Illinois'],
  [(words) => `${words} in Chicago, IL`, ', Chicago, Illinois'],
  [(words) => `${words.toUpperCase()} near chicago`, ', Chicago, Illinois'],
  [(words) => `${words} 77002`, ', 77002 (Houston, Texas)'],
  [(words) => `${words} cerca de chicago`, ', Chicago, Illinois'],
]

it('what people type is the need in whose list it is, alone, which offers no town, and beside a place', async () => {
  const wanted = needs.flatMap(({ name, words }) =>
    words.map((phrase, index) => {
      const [write, where] = WAYS[index % WAYS.length] as (typeof WAYS)[number]
      return [write(phrase.replace('*', '')), name.en + where] as const
    }),
  )
  expect(wanted.length).toBeGreaterThan(1000)
  const misses = await misread(wanted, (found) => {
    const isTown = !found.place && found.alternatives.length > 0
    return isTown ? found.alternatives : shown(found)
  })
  expect(misses).toEqual([])
})

it('what people type is understood in sentences, in a hurry and misspelled, and in every way to say where', async () => {
  const typed = Object.entries(NEEDS).flatMap(([clinics, texts]) =>
    textsOf(texts).map((text) => [text, clinics] as const),
  )
  const written = Object.entries(PHRASES).flatMap(([clinics, words]) =>
    textsOf(words).flatMap((phrase) =>
      WAYS.map(([write, where]) => [write(phrase), clinics + where] as const),
    ),
  )
  expect(await misread([...typed, ...written], shown)).toEqual([])
})

it('what people type is urgent where a line helps sooner than a clinic, and offers no town', async () => {
  const misses = await misread(
    URGENT_TEXTS.map(([text, callFirst]) => [text, [callFirst, '']] as const),
    ({ need, place, alternatives }) => [
      need?.callFirst,
      [place, ...alternatives].map((at) => at?.label).join(),
    ],
  )
  // Beside a town too, where 'od in' would be one without its space. '911' is a house's number there.
  const onlyAlone = new Set(needs.flatMap(({ words }) => words))
  const beside = URGENT_TEXTS.filter(([text]) => !onlyAlone.has(`"${text}"`)).flatMap(
    ([text, callFirst]) =>
      ['near Chicago', 'in Chicago', 'en Houston, TX'].map(
        (where) => [`${text} ${where}`, callFirst] as const,
      ),
  )
  const calm = CALM_TEXTS.map((text) => [text, null] as const)
  misses.push(...(await misread([...beside, ...calm], ({ need }) => need?.callFirst ?? null)))
  expect(misses).toEqual([])
})

it('whoever names neither a place nor a kind of clinic is asked where', async () => {
  const any = textsOf(ANY_CLINIC).map((text) => [text, ['', null, []]] as const)
  const none = ['???', 'Xyzzyville', '99999'].map((text) => [text, ['', undefined]] as const)
  const read = await misread([...any, ...none], ({ need, place }) =>
    need ? [place?.label ?? '', need.name, need.services] : [place?.label ?? '', undefined],
  )
  expect(read).toEqual([])
})

it('what people type speaks of filters, unless these words are a town’s name', async () => {
  const wanted = FILTERS.flatMap(([texts, filters, clinics]) =>
    textsOf(texts).map((text) => [text, `${filters}; ${clinics}`] as const),
  )
  const misses = await misread(wanted, (found) => {
    const said = found.filters.map(({ name, value }) => `${name}=${value}`).sort()
    return `${said.join(' ')}; ${shown(found)}`
  })
  expect(misses).toEqual([])
})

it('the words for a need are kept for another place, and say the same there', async () => {
  const words = {
    'toothache chicago': 'toothache',
    'I want to kill myself, Chicago': 'kill myself',
    'dentist in Xyzzyville': 'dentist',
    'free dentist chicago': 'free dentist',
    '911': '"911"',
    '"911" Chicago': '"911"',
    'Cut Bank': null,
    'help me': null,
  }
  const misses = await misread(Object.entries(words), ({ needWords }) => needWords)
  for (const text of ['my tooth hurts so much', 'i am undocumented', 'crisis', 'I am dying']) {
    const { need, needWords } = await understood(text)
    for (const place of ['Houston', '77002']) {
      const beside = await understood(`${needWords} ${place}`)
      if (beside.need?.name !== need?.name || !beside.place?.label.includes('Houston'))
        misses.push(`${needWords} ${place}: ${shown(beside)}`)
    }
  }
  expect(misses).toEqual([])
})

it('a place beside a need that is unknown is named, and small words are none', async () => {
  const unknown = {
    'dentist in Xyzzyville': 'Xyzzyville',
    'clinic near Walmart': 'Walmart',
    'dentist 99999': '99999',
    'eye exam near Qwertyville, TX 99999': '99999',
    'dentista cerca de Xyzzyville': 'Xyzzyville',
    'telehealth Xyzzyville': null,
    'dentist near me': null,
    'toothache, I am in pain': null,
    'therapist in spanish': null,
    'dolor en la muela': null,
    'dentist in Chicago': null,
  }
  const misses = await misread(Object.entries(unknown), ({ unknownPlace, alternatives }) => {
    // The 'in' before an unknown town is not Indiana.
    const isState = unknownPlace && alternatives.some(({ kind }) => kind === 'state')
    return isState ? 'a state' : unknownPlace
  })
  expect(misses).toEqual([])
})
