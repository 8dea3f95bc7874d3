import { expect, test } from 'vitest'
import { searchIn } from '../support/rendered/defaults.ts'
import { open } from '../support/rendered/open.ts'
import { linksIn, textOf } from '../support/rendered/read.ts'
import { listIn, statesIn } from '../support/rendered/sample.ts'
import { expectAnswers } from '../support/table.ts'
import { ADAK, type Case, CHICAGO, COUNTS, DENTAL, main, missesAt, NONE, UNKNOWN } from './found.ts'

const EMPTY = { ...NONE, place: CHICAGO }

const CASES: Case[] = [
  {
    asked: { location: 'anderson', distance: '50', isFree: 'true' },
    heading: 'Near Anderson, South Carolina, within 25 miles',
    says: ['57 clinics found', 'More filters (1)', '1 clinic is listed without a pin'],
    links: [['Clear Filters', '/map?location=anderson&distance=50']],
  },
  {
    asked: { location: 'adak' },
    found: { ...NONE, place: ADAK, distance: 100 },
    heading: 'Near Adak, Alaska',
    says: [
      'No clinics found',
      'No clinics within 100 miles of Adak, Alaska.',
      'Try adjusting your search criteria or filters.',
    ],
    links: [
      ['See every clinic in Alaska', '/map?location=Alaska'],
      ['See all clinics on the map', '/map'],
    ],
  },
  {
    asked: { location: 'adak', distance: '10' },
    found: { ...NONE, place: ADAK, distance: 10 },
    links: [['Look farther than 10 miles', '/map?location=adak']],
  },
  {
    asked: { location: 'chicago', state: 'GA', service: 'medical', isFree: 'true' },
    found: { ...EMPTY, beyond: { clinics: listIn('en').clinics.slice(0, 2), telehealth: 12 } },
    without: ['Drop the filter for services'],
    says: ['The nearest clinics that match'],
    links: [
      ['Show all states', '/map?location=chicago&service=medical&isFree=true'],
      ['Drop the filter for cost: 3 clinics', '/map?location=chicago&state=GA&service=medical'],
      [
        '12 clinics in Illinois with care by phone or video',
        '/map?location=Illinois&service=medical&telehealth=true',
      ],
    ],
  },
  {
    asked: { state: 'GU', noIdNeeded: 'true' },
    found: { ...NONE, place: null, distance: null },
    says: [
      'Clinics that don’t say may not ask for it either: call and ask.',
      'Try adjusting your search criteria or filters.',
    ],
    links: [
      ['Show all states', '/map?noIdNeeded=true'],
      ['Drop the filter for what you need: 2 clinics', '/map?state=GU'],
    ],
  },
  {
    asked: { location: 'chicago', languages: 'Klingon', state: 'GA' },
    found: EMPTY,
    links: [['Keep the place and drop the filters', '/map?location=chicago']],
  },
  {
    asked: { location: 'flu shot chicago' },
    found: {
      place: CHICAGO,
      need: { ...DENTAL, name: 'Clinics with vaccines', services: ['Flu Shots'] },
    },
    heading: 'Clinics with vaccines near Chicago, Illinois, within 25 miles',
    links: [
      ['See all clinics near Chicago, Illinois', '/map?location=Chicago%2C+Illinois'],
      ['Clear Filters', '/map?location=Chicago%2C+Illinois'],
    ],
  },
  {
    asked: { location: 'dentist', isFree: 'true' },
    found: ({ location }) => ({ need: DENTAL, needWords: 'dentist', ...(location && UNKNOWN) }),
    heading: 'Dental clinics: where are you?',
    says: ['57 clinics found'],
    without: ['No clinics found'],
  },
  {
    asked: { location: 'anderson', clinic: 'riverside-clinic' },
    heading: 'Selected Clinic Details',
    links: [['Close', '/map?location=anderson']],
  },
]

test('the map says what was found or why nothing was, and leads on', async () => {
  expect(await missesAt('/map', CASES, { clinicCounts: COUNTS })).toEqual([])
})

test('the map counts its clinics, explains its pins, and has a list where no script runs', async () => {
  const page = await open('/map')
  const total = statesIn('en').reduce((sum, { clinicCount }) => sum + clinicCount, 0)
  const text = textOf(main(page))
  for (const words of [
    `our interactive map featuring ${total.toLocaleString('en-US')}+ verified clinics`,
    `${total.toLocaleString('en-US')} clinics found`,
    'The map needs JavaScript. You can search for a place, or choose a state.',
    'The first 4 are listed. Search for a place to list others.',
    'Rounded to about a mile, and not kept.',
  ])
    expect(text).toContain(words)
  expect(linksIn(main(page))).toContainEqual(['Clinics by state', '/browse/states'])
  // Tab follows the screen: view, search, filters, map, list.
  const parts = ['nav a', 'search [name=location]', '[name=state]', '[href="#clinic-list"]']
  const inOrder = main(page).querySelectorAll([...parts, '#clinic-list'].join())
  const order = [...parts, '#clinic-list'].map((part) =>
    [...inOrder].findIndex((element) => element.matches(part)),
  )
  expect(order).toEqual(order.toSorted((one, other) => one - other))
  expect(order).not.toContain(-1)
  const legend = main(page).querySelectorAll('[aria-label=Legend] li')
  expect([...legend].map(textOf)).toEqual([
    ...['Free Clinics', 'Low-Cost Clinics', 'Cost Not Known', 'Your Location'],
  ])
  const rows = main(page).querySelectorAll('ul[aria-label="Clinic Directory"] > li')
  expect([...rows].map((row) => textOf(row.querySelector('a')))).toEqual(
    listIn('en').clinics.map(({ name }) => name),
  )
  expect([...rows].map((row) => textOf(row).includes('Not on the map'))).toEqual([
    ...[false, false, false, true],
  ])
})

/** The choice of a select, and what the choice says, by the address. */
const CHOSEN: [query: string, name: string, value: string, says: string][] = [
  ['', 'state', 'GA', 'Georgia (1,234)'],
  ['', 'service', 'dental', 'Dental Care (1,234)'],
  ['?service=dental', 'state', 'GA', 'Georgia'],
  ['?isFree=true', 'service', 'dental', 'Dental Care'],
  ['?state=GA', 'state', 'GA', 'Georgia (1,234)'],
]

test('each choice of state or service says what it finds, unless nobody has counted', async () => {
  await expectAnswers(CHOSEN, async ([query, name, value, says]) => {
    const option = `details form select[name=${name}] option[value=${value}]`
    return [textOf(main(await open(`/map${query}`)).querySelector(option)), says]
  })
  const need = { ...DENTAL, name: 'Clinics with tests for STDs', services: ['STD Testing'] }
  const searchClinics = { ...searchIn('en'), place: CHICAGO, need, needWords: 'std' }
  const page = await open('/map?location=std+chicago', { searchClinics })
  const chosen = main(page).querySelector('details form [name=service] option[selected]')
  expect(textOf(chosen)).toBe('Clinics with tests for STDs')
})
