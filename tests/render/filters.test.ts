import { expect, test } from 'vitest'
import type { Answers } from '../support/rendered/answers.ts'
import { searchIn } from '../support/rendered/defaults.ts'
import { type Opened, open } from '../support/rendered/open.ts'
import { labelOf, linksIn, textOf } from '../support/rendered/read.ts'
import { expectAnswers } from '../support/table.ts'
import { CHICAGO, COUNTS, DENTAL, type Found, main, NONE, state, town } from './found.ts'

/** Opens a search whose answer differs from the usual one. */
const find = (query: Record<string, string>, found: Found = {}, more: Answers = {}) =>
  open(`/search?${new URLSearchParams(query)}`, {
    searchClinics: { ...searchIn('en'), ...found },
    ...more,
  })

const ticked = (page: Opened) =>
  [...main(page).querySelectorAll('input[type=checkbox][checked]')].map((box) =>
    labelOf(box, page.document),
  )
const options = (page: Opened, name: string) => [
  ...main(page).querySelectorAll(`details form select[name=${name}] option`),
]
const chosen = (page: Opened, name: string) =>
  options(page, name)
    .filter((option) => option.hasAttribute('selected'))
    .map(textOf)

/** Whether the services beyond the selected one are unfolded. */
const isOpen = (page: Opened) =>
  main(page).querySelector('details form details')?.hasAttribute('open') ?? false
/** What the search form would send without a change. */
const inForm = (page: Opened) => {
  const fields = [...main(page).querySelectorAll('search form :is(input, option[selected])')]
  return Object.fromEntries(
    fields.map((field) => [
      (field.closest('select') ?? field).getAttribute('name'),
      field.getAttribute('value'),
    ]),
  )
}

test('the filters are the specified ones, and say how many clinics they would leave', async () => {
  const page = await find({ location: 'Chicago' }, {}, { clinicCounts: COUNTS })
  const form = main(page).querySelector('details form')
  const labels = [...(form?.querySelectorAll('input[type=checkbox]') ?? [])].map((box) =>
    labelOf(box, page.document),
  )
  expect(labels.toSorted()).toEqual(
    [
      ...['Free Clinics (11)', 'Low-Cost Clinics (12)', 'No insurance needed (13)'],
      ...['Walk-ins welcome (14)', 'Telehealth (15)', 'No ID needed (16)'],
      ...['No Social Security number needed (17)', 'Medical Care (0)', 'Dental Care (19)'],
      ...['Mental Health (0)', "Women's Health (0)", 'Pediatric Care (0)', 'Immunizations (0)'],
      'Vision Care (20)',
    ].sort(),
  )
  expect(ticked(page)).toEqual([])
  const values = (name: string) => options(page, name).map((each) => each.getAttribute('value'))
  // The specified seven, of which one is selected; several are ticked under them.
  const specified = [
    'medical',
    'dental',
    'mental-health',
    'womens-health',
    'pediatric',
    'immunizations',
  ]
  expect(values('service')).toEqual(['', ...specified, 'vision'])
  expect([chosen(page, 'service'), isOpen(page)]).toEqual([['All Services'], false])
  expect(values('open')).toEqual(['', 'now', 'late', 'weekend', 'unknown'])
  expect(options(page, 'open').map(textOf).slice(-2)).toEqual([
    'On weekends (23)',
    'Hours not known (24)',
  ])
  expect(textOf(main(page))).not.toContain('know the hours')
  expect(values('languages').join()).toContain(',Spanish')
  expect([values('limit'), chosen(page, 'limit')]).toEqual([['10', '20', '50'], ['20']])
  expect(chosen(page, 'sort')).toEqual(['Nearest first'])
})

test('the filters are set as the address says, and flags only by exactly those words', async () => {
  const set = await find({
    ...{ location: 'Chicago', service: 'dental,vision', isFree: 'true', isLowCost: 'yes' },
    ...{ languages: 'Klingon', open: 'late', distance: '50' },
  })
  expect(ticked(set)).toEqual(['Free Clinics', 'Dental Care', 'Vision Care'])
  expect([chosen(set, 'service'), isOpen(set)]).toEqual([['2 services'], true])
  const one = await find({ location: 'Chicago', service: 'vision' })
  expect([chosen(one, 'service'), ticked(one), isOpen(one)]).toEqual([['Vision Care'], [], false])
  const other = await find({ location: 'Chicago', service: 'urgent-care' })
  expect(chosen(other, 'service')).toEqual(['Urgent Care'])
  expect(chosen(set, 'languages')).toEqual(['Klingon'])
  expect(chosen(set, 'open')).toEqual(['After 6 PM'])
  // The small form keeps what the filters have set.
  expect(inForm(set)).toMatchObject({
    ...{ location: 'Chicago', service: 'dental,vision', distance: '50', isFree: 'true' },
  })
  const meant = await find({ location: 'toothache chicago' }, { need: DENTAL, place: CHICAGO })
  expect(chosen(meant, 'service')).toEqual(['Dental Care'])
  const distanceOf = (page: Opened) =>
    textOf(main(page).querySelector('search select[name=distance] option[selected]'))
  const neighborhood = town('Brooklyn', 'New York', 'NY', { radius: 7 })
  expect(distanceOf(await find({ location: 'Brooklyn' }, { place: neighborhood }))).toBe('7 miles')
  const county = town('Cook County', 'Illinois', 'IL', { kind: 'county' })
  const inCounty = await find({ location: 'Cook County' }, { place: county, distance: null })
  expect(distanceOf(inCounty)).toBe('All of Cook County')
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

test('a filter by the time says how many clinics have unknown hours, and leads to them', async () => {
  const answers = { searchClinics: searchIn('en'), clinicCounts: COUNTS }
  const page = await open('/search?location=Chicago&open=weekend', answers)
  expect(textOf(main(page))).toContain('We don’t know the hours of 24 more clinics.')
  expect(linksIn(main(page))).toContainEqual([
    'See them, and call',
    '/search?location=Chicago&open=unknown',
  ])
  const there = await open('/search?location=Chicago&open=unknown', answers)
  expect(textOf(main(there))).not.toContain('See them, and call')
})

test('a filter that words speak of is a link only if it leaves something', async () => {
  const filters: Found['filters'] = [
    { name: 'open', value: 'late' },
    { name: 'telehealth', value: 'true' },
  ]
  const counts = { ...COUNTS.counts, open: { ...COUNTS.counts.open, late: 0 } }
  const page = await find({ location: 'Chicago' }, { filters }, { clinicCounts: { counts } })
  expect(textOf(main(page))).toContain('Open after 6 PM (0)')
  expect(linksIn(main(page)).filter(([text]) => /^(Open after|Telehealth)/.test(text))).toEqual([
    ['Telehealth (15)', '/search?location=Chicago&telehealth=true'],
  ])
})

test('the page says what happens to a location before the browser asks, and needs scripts', async () => {
  const page = await open('/search?near=me')
  expect([...main(page).querySelectorAll('h2')].map(textOf)).toContain('Find clinics near you')
  expect(textOf(main(page))).toContain('We round it to about a mile')
  expect(textOf(main(page).querySelector('noscript'))).toContain('This needs JavaScript.')
  expect(page.document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex')
})

/** Where the form is, and what its choices say while they are folded. */
const FORMS: [path: string, summary: string | undefined][] = [
  ['/', undefined],
  ['/search', undefined],
  ['/search?location=Chicago', 'All Services, 25 miles'],
  ['/search?location=Chicago&service=dental&distance=50', 'Dental Care, 50 miles'],
  ['/map', 'All Services, 25 miles'],
  ['/map?location=Chicago&service=vision,dental', 'Vision Care, Dental Care, 25 miles'],
  ['/es/map', 'Servicio: Todos, 25 millas'],
  ['/es/search?location=Chicago&service=dental', 'Atención dental, 25 millas'],
]

test('the same form asks where, for what and how far on home, search and map', async () => {
  const fields = ['location', 'service', 'distance', 'submit']
  await expectAnswers(FORMS, async ([path, summary]) => {
    const form = main(await open(path)).querySelector('search form')
    const shown = form?.querySelectorAll('input:not([type=hidden]), select, [type=submit]') ?? []
    const names = [...shown].map(
      (field) => field.getAttribute('name') ?? field.getAttribute('type'),
    )
    const folded = form?.querySelector('details:not([open]) summary')
    const isOpen = form?.querySelector('details[open]') !== null
    return [
      [names, textOf(folded), isOpen],
      [fields, summary ?? '', false],
    ]
  })
})
