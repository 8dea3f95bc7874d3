import { expect, test } from 'vitest'
import { searchIn } from '../support/rendered/defaults.ts'
import { open } from '../support/rendered/open.ts'
import { linksIn, textOf } from '../support/rendered/read.ts'
import { listIn } from '../support/rendered/sample.ts'
import {
  ADAK,
  type Case,
  CHICAGO,
  DENTAL,
  main,
  missesAt,
  NONE,
  state,
  town,
  UNKNOWN,
} from './found.ts'

const at = (location: string) => `/search?${new URLSearchParams({ location })}`

const UNDERSTOOD: Case[] = [
  {
    asked: { location: 'anderson' },
    heading: 'Near Anderson, South Carolina, within 25 miles',
    says: ['Showing 4 of 57 results'],
  },
  {
    asked: { location: 'Chicago', service: 'dental', isLowCost: 'true', limit: '10' },
    links: [['MapSee these on the map', '/map?location=Chicago&service=dental&isLowCost=true']],
  },
  {
    asked: { location: 'Guam' },
    found: { place: state('Guam', 'GU'), distance: null },
    heading: 'In Guam',
  },
  {
    asked: { location: 'Springfield', isFree: 'true' },
    found: {
      place: town('Springfield', 'Missouri', 'MO'),
      alternatives: [town('Springfield', 'Ohio', 'OH'), town('Springfield', 'Illinois', 'IL')],
    },
    heading: 'Near Springfield, Missouri, within 25 miles',
    says: ['1 more'],
    links: [['Springfield, Illinois', '/search?location=Springfield%2C+Illinois&isFree=true']],
  },
  {
    asked: { location: 'New York' },
    found: { place: town('New York', 'New York', 'NY'), alternatives: [state('New York', 'NY')] },
    heading: 'Near New York, New York, within 25 miles',
    links: [['New York State', '/search?location=New+York+State']],
  },
  {
    asked: { location: 'Qwxyzville' },
    found: UNKNOWN,
    heading: 'We don’t know a place called “Qwxyzville”',
    says: ['use a five-digit ZIP code, such as 94952'],
    without: ['Showing'],
  },
  {
    asked: { location: 'Logan Square' },
    found: {
      ...{ place: town('Logan Square', 'Illinois', 'IL', { radius: 3 }) },
      ...{ distance: 10, widened: true },
    },
    heading: 'Near Logan Square, Illinois, within 10 miles',
    says: ['Nothing is within 3 miles, so we looked farther: within 10 miles.'],
  },
  {
    asked: { location: 'Ely, NV', distance: '10' },
    found: { ...NONE, place: town('Ely', 'Nevada', 'NV'), distance: 10 },
    heading: 'Near Ely, Nevada',
    says: ['No Clinics Found'],
    links: [['Look farther than 10 miles', '/search?location=Ely%2C+NV']],
  },
  {
    asked: {
      ...{ location: 'Guam', service: 'vision', isFree: 'true', open: 'weekend' },
      ...{ telehealth: 'true', languages: 'Spanish' },
    },
    found: { ...NONE, place: state('Guam', 'GU'), distance: null },
    heading: 'In Guam',
    says: [
      'You looked for: Vision Care · Free Clinics · On weekends · Telehealth · Spanish · Guam',
    ],
  },
  {
    asked: { location: 'adak' },
    found: { ...NONE, place: ADAK, distance: 100, widened: true },
    heading: 'Near Adak, Alaska',
    says: ['No Clinics Found', 'No clinics within 100 miles of Adak, Alaska.'],
    links: [
      ['See every clinic in Alaska', '/search?location=Alaska'],
      ['How to pay less for care anywhere', '/resources/payment'],
      ['Call 2-1-1 to ask for other places. It is free.', 'tel:211'],
    ],
    without: ['everything you chose', 'Clear Filters', 'nearest', 'by phone or video'],
  },
  {
    asked: { location: 'insulin near adak' },
    found: {
      ...{ ...NONE, place: ADAK, distance: 100, widened: true, needWords: 'insulin' },
      need: { ...DENTAL, name: 'Clinics that help with medicine', services: ['pharmacy'] },
    },
    says: ['Clinics that help with medicine: none within 100 miles of Adak, Alaska.'],
    without: ['everything you chose'],
  },
  {
    asked: { location: 'insulin near adak', isFree: 'true', noIdNeeded: 'true' },
    found: {
      ...{ ...NONE, place: ADAK, distance: 100, widened: true, needWords: 'insulin' },
      need: { ...DENTAL, name: 'Clinics that help with medicine', services: ['pharmacy'] },
      beyond: { clinics: listIn('en').clinics.slice(0, 2), telehealth: 12 },
    },
    heading: 'No Clinics Found',
    says: [
      'Nothing within 100 miles matches everything you chose.',
      'Clinics that don’t say may not ask for it either: call and ask.',
      'The nearest clinics that match',
      '0.5 miles',
    ],
    links: [
      ['Riverside Clinic', '/services/riverside-clinic'],
      [
        '12 clinics in Alaska with care by phone or video',
        '/search?location=Alaska&service=pharmacy&telehealth=true',
      ],
      ['Out of insulin or another medicine? What to do now', '/resources/medications'],
      ['Call 2-1-1 to ask for other places. It is free.', 'tel:211'],
    ],
  },
  {
    asked: { location: 'Alaska', isFree: 'true' },
    found: {
      ...{ ...NONE, place: state('Alaska', 'AK'), distance: null },
      beyond: { clinics: listIn('en').clinics.slice(0, 1), telehealth: 0 },
    },
    says: ['The nearest clinic that matches', 'Distances are from the middle of Alaska.'],
    without: ['by phone or video'],
  },
  {
    asked: { location: 'Tucson, CA' },
    found: {
      ...{ place: state('California', 'CA'), distance: null, wholeState: true },
      alternatives: [town('Tucson', 'Arizona', 'AZ')],
    },
    heading: 'In California',
    says: ['We don’t know “Tucson, CA”, so this is all of California.'],
    links: [['Tucson, Arizona', '/search?location=Tucson%2C+Arizona']],
  },
  {
    asked: { location: 'dentist in Pheonix' },
    found: { place: town('Phoenix', 'Arizona', 'AZ'), respelled: 'Pheonix' },
    heading: 'Near Phoenix, Arizona, within 25 miles',
    says: ['We read “Pheonix” as Phoenix, Arizona.'],
  },
  {
    asked: { location: 'Xyzzy Park Chicago' },
    found: { place: CHICAGO, passedOver: 'Xyzzy Park' },
    heading: 'Near Chicago, Illinois, within 25 miles',
    says: ['We don’t know “Xyzzy Park”, so this is near Chicago, Illinois.'],
  },
  {
    asked: { location: 'Boston, TX 02108' },
    found: {
      place: {
        ...{ ...CHICAGO, kind: 'zip', name: '02108', label: '02108 (Boston, Massachusetts)' },
        ...{ state: 'MA', stateName: 'Massachusetts' },
      },
      otherState: 'Texas',
    },
    heading: 'Near 02108 (Boston, Massachusetts), within 25 miles',
    says: ['02108 is in Massachusetts, not in Texas. We used the ZIP code.'],
  },
  {
    asked: { location: 'Paris, France' },
    found: { ...UNKNOWN, unknownRegion: 'France', alternatives: [town('Paris', 'Texas', 'TX')] },
    heading: 'We don’t know a place called “Paris, France”',
    says: ['“France” is not a place in the United States that we know.'],
    links: [['Paris, Texas', '/search?location=Paris%2C+Texas']],
  },
]

const NEEDS: Case[] = [
  {
    asked: { location: 'toothache chicago' },
    found: { place: CHICAGO, need: DENTAL, needWords: 'toothache' },
    heading: 'Dental clinics near Chicago, Illinois, within 25 miles',
    links: [['See all clinics near Chicago, Illinois', '/search?location=Chicago%2C+Illinois']],
  },
  {
    asked: { location: 'dentist', isFree: 'true' },
    found: { ...UNKNOWN, need: DENTAL, needWords: 'dentist' },
    heading: 'Dental clinics: where are you?',
    links: [['Or use my location', '/search?near=me&need=dentist&isFree=true']],
    without: ['Did you mean'],
  },
  {
    asked: { location: 'help me' },
    found: { ...UNKNOWN, need: { ...DENTAL, name: null, services: [] } },
    heading: 'Where do you need a clinic?',
    without: ['Did you mean', 'Call 9'],
  },
  {
    asked: { location: 'dentist in Xyzzyville' },
    found: { ...UNKNOWN, need: DENTAL, needWords: 'dentist', unknownPlace: 'Xyzzyville' },
    heading: 'Dental clinics: where are you?',
    says: ['We don’t know a place called “Xyzzyville”.'],
  },
  {
    asked: { location: 'abortion chicago' },
    found: {
      place: CHICAGO,
      need: {
        ...{ ...DENTAL, name: null, services: [], isPrivate: true },
        text: 'Not every clinic here offers abortion care.',
        links: [{ label: 'AbortionFinder', address: 'https://www.abortionfinder.org/' }],
      },
    },
    heading: 'Near Chicago, Illinois, within 25 miles',
    says: ['Not every clinic here offers abortion care.'],
    links: [
      ['AbortionFinder', 'https://www.abortionfinder.org/'],
      ['Leave this page', 'https://www.weather.gov'],
    ],
  },
  {
    asked: { location: 'free telehealth spanish Texas' },
    found: {
      ...{ place: state('Texas', 'TX'), distance: null },
      filters: [
        { name: 'isFree', value: 'true' },
        { name: 'telehealth', value: 'true' },
        { name: 'languages', value: 'Spanish' },
      ],
    },
    heading: 'In Texas',
    says: ['Show only:'],
    links: [
      ['Free clinics', '/search?location=free+telehealth+spanish+Texas&isFree=true'],
      ['Telehealth', '/search?location=free+telehealth+spanish+Texas&telehealth=true'],
      ['Spanish spoken', '/search?location=free+telehealth+spanish+Texas&languages=Spanish'],
    ],
  },
]

const NAME = { by: 'name', text: 'Canyon Clinic', near: null } as const

const NAMES: Case[] = [
  {
    asked: { location: 'canyon clinic' },
    found: { place: null, named: NAME },
    heading: 'Clinics called “Canyon Clinic”',
    links: [['See all clinics near Anderson, SC', at('Anderson, SC')]],
    without: ['We don’t know', 'Those nearest'],
  },
  {
    asked: { location: '602-555-0142 chicago' },
    found: { place: null, total: 2, named: { by: 'phone', text: '602-555-0142', near: CHICAGO } },
    heading: 'Clinics with the phone number 602-555-0142',
    says: ['Those nearest to Chicago, Illinois come first.'],
    links: [['See all clinics near Chicago, Illinois', at('Chicago, Illinois')]],
  },
  {
    asked: { location: 'the clinic on oak street in chicago', isFree: 'true' },
    found: { ...UNKNOWN, named: { by: 'street', text: 'Oak St', near: null } },
    heading: 'Clinics on Oak St',
    says: ['No clinic with that name matches everything you chose.'],
    links: [['Drop the filters', at('the clinic on oak street in chicago')]],
  },
  {
    asked: { location: '602-555-0199' },
    found: { ...UNKNOWN, notListed: { by: 'phone', text: '602-555-0199' } },
    heading: 'No clinic listed here has the phone number 602-555-0199',
    says: ['type a city, a state or a ZIP code'],
    links: [['Call 2-1-1 to ask for other places. It is free.', 'tel:211']],
    without: ['We don’t know'],
  },
  {
    asked: { location: 'St. Mary’s Hospital Chicago' },
    found: { place: CHICAGO, notListed: { by: 'name', text: 'St. Mary’s Hospital' } },
    heading: 'Near Chicago, Illinois, within 25 miles',
    says: ['We don’t list “St. Mary’s Hospital”', 'Here are those near Chicago, Illinois.'],
    links: [['Call 2-1-1 to ask for other places. It is free.', 'tel:211']],
  },
  {
    asked: { location: 'Hope Clinic' },
    found: {
      place: town('Hope', 'Arkansas', 'AR'),
      offered: [{ name: 'Hope Clinic', slug: 'hope', city: 'Anderson', state: 'SC' }],
    },
    heading: 'Near Hope, Arkansas, within 25 miles',
    links: [['Hope Clinic, Anderson, SC', '/services/hope']],
  },
]

test('a search says how it understood its words, and leads on', async () => {
  expect(await missesAt('/search', [...UNDERSTOOD, ...NEEDS, ...NAMES])).toEqual([])
})

test('a name and a number are said on the map and in Spanish too', async () => {
  const onMap = NAMES.map(({ links: _, ...known }) => ({
    ...known,
    ...(known.heading?.startsWith('Near') && { heading: undefined }),
  }))
  expect(await missesAt('/map', onMap)).toEqual([])
  const said = await Promise.all(
    NAMES.map(async ({ asked, found }) => {
      const page = await open(`/es/search?${new URLSearchParams(asked)}`, {
        searchClinics: { ...searchIn('es'), ...found },
      })
      return textOf(main(page))
    }),
  )
  const spanish = [
    ...[
      'Clínicas llamadas «Canyon Clinic»',
      'Clínicas con el teléfono 602-555-0142',
      'Clínicas en Oak St',
    ],
    ...['Ninguna clínica de esta lista tiene el teléfono', 'No tenemos «St. Mary’s Hospital»'],
    '¿Busca una clínica con este nombre?',
  ]
  expect(spanish.filter((words, at) => !said[at]?.includes(words))).toEqual([])
})

/** What somebody may type who should call first, in the specification's order. */
const LINES: [text: string, number: string, href: string][] = [
  ['poison', '1-800-222-1222', 'tel:18002221222'],
  ['overdose chicago', '911', 'tel:911'],
  ['suicidal thoughts', '988', 'tel:988'],
  ['rape', '1-800-656-4673', 'tel:18006564673'],
  ['domestic violence', '1-800-799-7233', 'tel:18007997233'],
]

test('whom to call comes first, on the search and on the map, whatever else is found', async () => {
  const misses: string[] = []
  for (const [text, number, href] of LINES)
    for (const path of ['/search', '/map']) {
      const page = await open(`${path}?${new URLSearchParams({ location: text })}`)
      const [first] = linksIn(main(page))
      if (!first?.[0].startsWith(`Call ${number}`) || first[1] !== href)
        misses.push(`${path} ${text}: ${first}`)
    }
  for (const place of ['location=', 'location=Chicago', 'near=me']) {
    const query = `need=suicide&${place}`
    const [first] = linksIn(main(await open(`/search?${query}`)))
    if (first?.[1] !== 'tel:988') misses.push(`${query}: ${first}`)
  }
  expect(misses).toEqual([])
})
