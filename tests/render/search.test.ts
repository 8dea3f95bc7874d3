import { expect, test } from 'vitest'
import type { Answers } from '../support/rendered/answers.ts'
import { searchIn } from '../support/rendered/defaults.ts'
import { type Opened, open } from '../support/rendered/open.ts'
import { labelOf, linksIn, textOf } from '../support/rendered/read.ts'
import {
  ADAK,
  type Case,
  CHICAGO,
  DENTAL,
  type Found,
  main,
  missesAt,
  NONE,
  state,
  town,
  UNKNOWN,
} from './found.ts'

/** Opens a search whose answer differs from the usual one. */
const find = (query: Record<string, string>, found: Found = {}, more: Answers = {}) =>
  open(`/search?${new URLSearchParams(query)}`, {
    searchClinics: { ...searchIn('en'), ...found },
    ...more,
  })

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
      alternatives: [
        town('Springfield', 'Massachusetts', 'MA'),
        town('Springfield', 'Illinois', 'IL'),
      ],
    },
    heading: 'Near Springfield, Missouri, within 25 miles',
    says: ['1 more'],
    links: [
      ['Springfield, Massachusetts', '/search?location=Springfield%2C+Massachusetts&isFree=true'],
      ['Springfield, Illinois', '/search?location=Springfield%2C+Illinois&isFree=true'],
    ],
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
    asked: { location: 'Lusk, WY' },
    found: { place: town('Lusk', 'Wyoming', 'WY'), distance: 100, widened: true },
    heading: 'Near Lusk, Wyoming, within 100 miles',
    says: ['Nothing is within 25 miles, so we looked farther: within 100 miles.'],
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
    asked: { location: 'adak' },
    found: { ...NONE, place: ADAK, distance: 100, widened: true },
    heading: 'Near Adak, Alaska',
    says: ['No Clinics Found', 'No clinics within 100 miles of Adak, Alaska.'],
    links: [['See every clinic in Alaska', '/search?location=Alaska']],
    without: ['everything you chose', 'Clear Filters'],
  },
  {
    asked: { location: 'Baton Rouge, LA', service: 'no-such-service' },
    found: { ...NONE, place: town('Baton Rouge', 'Louisiana', 'LA') },
    heading: 'Near Baton Rouge, Louisiana',
    links: [['See every clinic in Louisiana', '/search?location=Louisiana']],
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
    asked: { location: 'Paris, France' },
    found: { ...UNKNOWN, unknownRegion: 'France', alternatives: [town('Paris', 'Texas', 'TX')] },
    heading: 'We don’t know a place called “Paris, France”',
    says: ['“France” is not a state that we know.'],
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

test('a search says how it understood its words, and leads on', async () => {
  expect(await missesAt('/search', [...UNDERSTOOD, ...NEEDS])).toEqual([])
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
  for (const query of ['need=suicide&location=', 'near=me&need=suicide']) {
    const [first] = linksIn(main(await open(`/search?${query}`)))
    if (first?.[1] !== 'tel:988') misses.push(`${query}: ${first}`)
  }
  expect(misses).toEqual([])
})

const labelled = (page: Opened, label: string) =>
  [...main(page).querySelectorAll('input, select')].filter((field) =>
    labelOf(field, page.document).startsWith(label),
  )
const ticked = (page: Opened) =>
  [...main(page).querySelectorAll('input[type=checkbox][checked]')].map((box) =>
    labelOf(box, page.document),
  )
const options = (page: Opened, name: string) => [
  ...main(page).querySelectorAll(`details select[name=${name}] option`),
]
const chosen = (page: Opened, name: string) =>
  options(page, name)
    .filter((option) => option.hasAttribute('selected'))
    .map(textOf)

const COUNTS = {
  counts: {
    ...{ isFree: 11, isLowCost: 12, acceptsUninsured: 13, walkInsWelcome: 14, telehealth: 15 },
    ...{ noIdNeeded: 16, noSsnNeeded: 17, languages: { Spanish: 18 } },
    services: { dental: 19, vision: 20 },
    open: { now: 21, late: 22, weekend: 23 },
    without: { cost: 3, services: 1, open: 0, traits: 2 },
  },
}

test('the filters are the specified ones, and say how many clinics they would leave', async () => {
  const page = await find({ location: 'Chicago' }, {}, { clinicCounts: COUNTS })
  const form = main(page).querySelector('details form')
  const boxes = [...(form?.querySelectorAll('input[type=checkbox]') ?? [])].map((box) => [
    box.getAttribute('name'),
    labelOf(box, page.document),
  ])
  expect(boxes.filter(([name]) => name !== 'service')).toEqual([
    ['isFree', 'Free Clinics (11)'],
    ['isLowCost', 'Low-Cost Clinics (12)'],
    ['acceptsUninsured', 'No insurance needed (13)'],
    ['walkInsWelcome', 'Walk-ins welcome (14)'],
    ['telehealth', 'Telehealth (15)'],
    ['noIdNeeded', 'No ID needed (16)'],
    ['noSsnNeeded', 'No Social Security number needed (17)'],
  ])
  expect(boxes.filter(([name]) => name === 'service').map(([, label]) => label)).toEqual([
    ...['Medical Care (0)', 'Dental Care (19)', 'Mental Health (0)', "Women's Health (0)"],
    ...['Pediatric Care (0)', 'Immunizations (0)', 'Vision Care (20)'],
  ])
  expect(ticked(page)).toEqual([])
  const values = (name: string) => options(page, name).map((each) => each.getAttribute('value'))
  expect(values('open')).toEqual(['', 'now', 'late', 'weekend'])
  expect(options(page, 'open').map(textOf).at(-1)).toBe('On weekends (23)')
  expect(values('languages').join()).toContain(',Spanish')
  expect([values('limit'), chosen(page, 'limit')]).toEqual([['10', '20', '50'], ['20']])
  expect(chosen(page, 'sort')).toEqual(['Nearest first'])
  expect(labelled(page, 'How far away')).toHaveLength(1)
})

test('the filters are set as the address says, and flags only by exactly those words', async () => {
  const set = await find({
    ...{ location: 'Chicago', service: 'dental,vision', isFree: 'true', isLowCost: 'yes' },
    ...{ languages: 'Klingon', open: 'late', distance: '50' },
  })
  expect(ticked(set)).toEqual(['Free Clinics', 'Dental Care', 'Vision Care'])
  expect(chosen(set, 'languages')).toEqual(['Klingon'])
  expect(chosen(set, 'open')).toEqual(['After 6 PM'])
  // The small form keeps what the filters have set.
  const kept = [...main(set).querySelectorAll('search form input')].map((field) => [
    field.getAttribute('name'),
    field.getAttribute('value'),
  ])
  expect(Object.fromEntries(kept)).toMatchObject({
    ...{ location: 'Chicago', service: 'dental,vision', distance: '50', isFree: 'true' },
  })
  const meant = await find({ location: 'toothache chicago' }, { need: DENTAL, place: CHICAGO })
  expect(ticked(meant)).toEqual(['Dental Care'])
  const neighborhood = town('Brooklyn', 'New York', 'NY', { radius: 7 })
  expect(chosen(await find({ location: 'Brooklyn' }, { place: neighborhood }), 'distance')).toEqual(
    ['7 miles'],
  )
  const county = town('Cook County', 'Illinois', 'IL', { kind: 'county' })
  const inCounty = await find({ location: 'Cook County' }, { place: county, distance: null })
  expect(chosen(inCounty, 'distance')).toEqual(['All of Cook County'])
  const inState = await find({ location: 'Ohio' }, { place: state('Ohio', 'OH'), distance: null })
  expect(chosen(inState, 'sort')).toEqual(['By name'])
})

test('if nothing is left, the page says which filter to drop and what there is then', async () => {
  const asked = { location: 'Chicago', open: 'weekend', languages: 'Klingon', isFree: 'true' }
  const page = await find(asked, { ...NONE, place: CHICAGO }, { clinicCounts: COUNTS })
  expect(linksIn(main(page))).toEqual(
    expect.arrayContaining([
      [
        'Drop the filter for what you need: 2 clinics',
        '/search?location=Chicago&isFree=true&open=weekend',
      ],
      [
        'Drop the filter for cost: 3 clinics',
        '/search?location=Chicago&open=weekend&languages=Klingon',
      ],
      ['Keep the place and drop the filters', '/search?location=Chicago'],
    ]),
  )
  expect(textOf(main(page))).not.toContain('Drop the filter for opening times')
})

test('the page says what happens to a location before the browser asks, and needs scripts', async () => {
  const page = await open('/search?near=me')
  expect([...main(page).querySelectorAll('h2')].map(textOf)).toContain('Find clinics near you')
  expect(textOf(main(page))).toContain('We round it to about a mile')
  expect(textOf(main(page).querySelector('noscript'))).toContain('This needs JavaScript.')
  expect(page.document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex')
})
