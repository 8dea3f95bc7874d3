import { expect, test } from 'vitest'
import type { Answers } from '../support/rendered/answers.ts'
import { open } from '../support/rendered/open.ts'
import { linksIn, section, textOf } from '../support/rendered/read.ts'
import { articleIn, clinicIn, guideOf, REVIEWED } from '../support/rendered/sample.ts'
import { expectAnswers } from '../support/table.ts'
import { main } from './found.ts'

test('a guide has its breadcrumb, chapters to link to, and a search', async () => {
  const page = await open('/resources/payment')
  const trail = page.document.querySelector('[aria-label=Breadcrumb]')
  expect(trail && linksIn(trail)).toEqual([
    ['Home', '/'],
    ['Resources', '/resources'],
  ])
  expect(textOf(main(page).querySelector('h2#boats[tabindex]'))).toBe('Boats of the river')
  expect(main(page).querySelector('[name=location]')).not.toBeNull()
})

/** What each page says of its last review. */
const REVIEWS: [address: string, reviewedAt: string | null, said: string | undefined][] = [
  ['/resources/payment', REVIEWED, 'Last reviewed November 3, 2026'],
  ['/es/resources/payment', REVIEWED, 'Última revisión: 3 de noviembre de 2026'],
  ['/resources/payment', null, undefined],
  ['/resources/blog/someone-to-talk-to', REVIEWED, 'Last reviewed November 3, 2026'],
  ['/es/resources/blog/someone-to-talk-to', REVIEWED, 'Última revisión: 3 de noviembre de 2026'],
  ['/resources/blog/someone-to-talk-to', null, undefined],
]

test('a guide and an article say when they were last reviewed, if that is known', async () => {
  await expectAnswers(REVIEWS, async ([address, reviewedAt, said]) => {
    const answers: Answers = {
      guideBySlug: { ...guideOf('payment'), reviewedAt },
      articleBySlug: { ...articleIn('en'), reviewedAt },
    }
    const times = [...main(await open(address, answers)).querySelectorAll('time')].map(textOf)
    return [times.find((text) => /review|revisi/.test(text)), said]
  })
})

/** The rows of a table with two columns, 'State' and 'Limit', and what a phone shows before each of its cells. */
const LABELS: [first: string, second: string, labels: (string | null)[]][] = [
  ['Ohio', '$100', [null, 'Limit']],
  ['2026', '$19,950 a year', ['State', 'Limit']],
  ['Ohio', 'Bring a letter', [null, null]],
]

test('on a phone the figures of a table say what they are', async () => {
  await expectAnswers(LABELS, async ([first, second, labels]) => {
    const said = (text: string) => [{ type: 'text' as const, text }]
    const head = [said('State'), said('Limit')]
    const table = { type: 'table' as const, head, rows: [[said(first), said(second)]] }
    const guideBySlug = { ...guideOf('payment'), body: [table] }
    const cells = main(await open('/resources/payment', { guideBySlug })).querySelectorAll(
      'tbody > tr > *',
    )
    return [[...cells].map((cell) => cell.getAttribute('data-label')), labels]
  })
})

test('a legal text says when it changed, and the policy which hosts the maps come from', async () => {
  const policy = await open('/privacy')
  expect(textOf(main(policy))).toContain('Last updated December 2024')
  const maps = section(policy.document, (text) => text === 'Where our maps come from')
  expect([...(maps?.querySelectorAll('li') ?? [])].map(textOf)).toEqual([
    'On the map page: tile.example',
    'On the page of a clinic: www.openstreetmap.org',
  ])
  const terms = textOf(main(await open('/terms')))
  expect(terms).toContain('Last updated December 2024')
  expect(terms).not.toContain('Where our maps come from')
})

test('what would I pay is linked, and its figures are there without scripts', async () => {
  for (const address of [
    '/',
    '/resources',
    '/search?location=Anderson',
    '/services/riverside-clinic',
  ])
    expect(
      linksIn(main(await open(address))).map(([, to]) => to),
      address,
    ).toContain('/resources/what-would-i-pay')
  const page = await open('/resources/what-would-i-pay')
  const text = textOf(main(page))
  for (const words of [
    'The calculator needs JavaScript',
    'CHIP is health insurance for children',
    '$19,950',
    'California: Covered California',
  ])
    expect(text).toContain(words)
  expect(text).toMatch(/Alabama, .*Florida, Georgia, Kansas/)
  const [states] = main(page).querySelectorAll('table')
  const rows = [...(states?.querySelectorAll('tr') ?? [])].map(textOf)
  expect(rows[8]).toBe('8$55,720$76,894$111,440$222,880')
  expect(rows.at(-1)).toContain('+ $5,680')
})

/** By what a clinic or a search is: whether its page tells something private. */
const TELLING: [address: string, answers: Answers][] = [
  ['/category/mental-health', {}],
  ['/category/womens-health/state/guam', {}],
  [
    '/services/riverside-clinic',
    { clinicBySlug: { ...clinicIn('en'), name: 'Oak Counseling Center' } },
  ],
  ['/services/riverside-clinic', { clinicBySlug: { ...clinicIn('en'), addressIsPrivate: true } }],
  [
    '/services/riverside-clinic',
    { clinicBySlug: { ...clinicIn('en'), services: ['STD Testing', 'PrEP', 'Flu Shots'] } },
  ],
  [
    '/services/riverside-clinic/correct',
    { clinicBySlug: { ...clinicIn('en'), name: 'Clínica de la Mujer' } },
  ],
  ['/search?location=Anderson&service=mental-health', {}],
]
const HARMLESS = [
  ...[
    '/about',
    '/',
    '/services/riverside-clinic',
    '/category/dental/state/guam',
    '/category/medical',
  ],
  ...['/services/riverside-clinic/correct', '/search?location=Anderson&service=dental'],
]

test('pages that tell something private can be left at once, others need not', async () => {
  for (const [address, answers] of TELLING) {
    const { document } = await open(address, answers)
    const link = document.querySelector('a[href="https://www.weather.gov"]')
    expect([address, textOf(link), link?.getAttribute('referrerpolicy')]).toEqual([
      ...[address, 'Leave this page', 'no-referrer'],
    ])
  }
  for (const address of HARMLESS)
    expect(linksIn((await open(address)).document).map(([text]) => text)).not.toContain(
      'Leave this page',
    )
})

test('a clinic is kept without scripts: as a contact, its hours in a calendar', async () => {
  const linksOf = async (known: object) => {
    const clinicBySlug = { ...clinicIn('en'), ...known }
    return new Map(linksIn(main(await open('/services/riverside-clinic', { clinicBySlug }))))
  }
  // Hours that are known from words are enough.
  const links = await linksOf({ openingHours: [] })
  const files = '/api/clinics/slug/riverside-clinic'
  expect(links.get('Save to your contacts')).toBe(`${files}/contact.vcf`)
  expect(links.get('Add the hours to your calendar')).toBe(`${files}/hours.ics`)
  const unknown = await linksOf({ openingHours: [], openWeek: [], hoursOfOperation: null })
  expect(unknown.get('Add the hours to your calendar')).toBeUndefined()
  const saved = main(await open('/saved'))
  expect(textOf(saved.querySelector('noscript'))).toContain('Saved clinics need JavaScript')
})
