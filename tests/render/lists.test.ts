import type { Document } from 'happy-dom'
import { expect, test } from 'vitest'
import { ORIGIN, open } from '../support/rendered/open.ts'
import { linksIn, section, textOf } from '../support/rendered/read.ts'
import { articlesIn, categoriesIn, listIn, statesIn } from '../support/rendered/sample.ts'
import { main } from './found.ts'

const texts = (page: { document: Document }, selector: string) =>
  [...main(page).querySelectorAll(selector)].map(textOf)

const CALIFORNIA = '/services/united-states/california'

test('every state and every service is listed, and leads to its own page', async () => {
  const lists = [
    ['/browse/states', '/services/united-states/', statesIn('en')],
    ['/browse/services', '/category/', categoriesIn('en')],
    ['/', '/services/category/', categoriesIn('en')],
    ['/', '/services/united-states/', statesIn('en').slice(0, 8)],
  ] as const
  for (const [address, path, rows] of lists) {
    const page = await open(address)
    const links = linksIn(main(page)).filter(([, to]) => to.startsWith(path))
    expect(links.map(([, to]) => to)).toEqual(rows.map(({ slug }) => path + slug))
    for (const [index, { name, description }] of rows.entries()) {
      expect(links[index]?.[0]).toContain(name)
      const isDescribed = address !== '/' || path.includes('category')
      if (isDescribed) expect(links[index]?.[0]).toContain(description)
    }
  }
})

/** Several addresses lead to the same screen. */
const CATEGORIES: [canonical: string, heading: string, ...addresses: string[]][] = [
  ['/category/dental', 'Dental Care', '/category/dental', '/services/category/dental'],
  [
    '/category/dental/state/texas',
    'Dental Care in Texas',
    '/category/dental/state/texas',
    '/services/category/dental/united-states/texas',
    '/services/category/dental/in/united-states/texas',
  ],
]

test('each address of a category shows it, everywhere or in a state', async () => {
  const listed = listIn('en').clinics.map(({ name }) => name)
  for (const [canonical, heading, ...addresses] of CATEGORIES)
    for (const address of addresses) {
      const page = await open(address)
      const link = page.document.querySelector('link[rel=canonical]')
      expect([page.status, link?.getAttribute('href')]).toEqual([200, ORIGIN + canonical])
      expect(texts(page, 'h1')).toEqual([heading])
      expect(texts(page, 'article h3, article h4')).toEqual(expect.arrayContaining(listed))
      const chosen = page.document.querySelector('main [name=service] option[selected]')
      expect(chosen?.getAttribute('value')).toBe('dental')
      const isEverywhere = heading === 'Dental Care'
      expect(texts(page, 'h2').includes('Find by State')).toBe(isEverywhere)
      const towns = texts(page, 'h3').filter((text) => text.startsWith('Anderson'))
      expect(new Set(towns)).toEqual(new Set([isEverywhere ? 'Anderson, SC' : 'Anderson']))
    }
})

test('medical, dental and mental care are explained above their lists', async () => {
  for (const [slug, name] of [
    ['medical', 'Medical Care'],
    ['dental', 'Dental Care'],
    ['mental-health', 'Mental Health'],
  ]) {
    const { document } = await open(`/category/${slug}`)
    const explained = section(document, (text) => text === `About ${name}`)
    expect(explained?.querySelectorAll('p')).toHaveLength(2)
    const order = texts({ document }, 'h2')
    expect(order.indexOf(`About ${name}`)).toBeLessThan(order.indexOf(`Clinics for ${name}`))
  }
})

test('care for the mind first says whom to call in a crisis', async () => {
  for (const address of ['/category/mental-health', '/category/mental-health/state/oregon']) {
    const page = await open(address)
    expect(linksIn(main(page))[0]).toEqual(['Call 988, Suicide & Crisis Lifeline', 'tel:988'])
    expect(textOf(main(page).querySelector('[role=note]'))).toContain(
      'You are not alone. Call or text 988 to talk with someone now. It is free and private, day and night.',
    )
  }
})

test('the nationwide view links to states, with the counts that editors set', async () => {
  const { document } = await open('/category/dental')
  const part = section(document, (text) => text === 'Find by State')
  const counts = {
    ...{ California: 247, Texas: 189, Florida: 156, 'New York': 134 },
    ...{ Pennsylvania: 98, Illinois: 87, Ohio: 76, Georgia: 65 },
  }
  expect(part && linksIn(part)).toEqual([
    ['View All States', '/browse/states'],
    ...Object.entries(counts).map(([name, count]) => [
      `${name}${count} clinics`,
      `/category/dental/state/${name.toLowerCase().replace(' ', '-')}`,
    ]),
  ])
})

test('a state’s page counts what it lists, town by town, each with its telephone', async () => {
  const page = await open(CALIFORNIA)
  expect(texts(page, 'section p')).toContain('Showing 4 of 57, in alphabetical order by town.')
  const links = linksIn(main(page))
  for (const { name, slug, phone } of listIn('en').clinics.filter((each) => each.phone)) {
    expect(links).toContainEqual([`Call ${phone} ext. 7, ${name}`, 'tel:+18645550142,7'])
    expect(links.map(([, to]) => to)).toContain(`/services/${slug}`)
  }
  const [card] = texts(page, 'article')
  expect(card).toMatch(/FREE.*(Open|Closed|Opens|Call for hours)/)
})

test('letters lead to the towns of a long list, and links search it for a need', async () => {
  const linksOf = async (address: string, label: string, answers = {}) => {
    const { document } = await open(address, answers)
    const nav = document.querySelector(`main nav[aria-label^="${label}"]`)
    return nav ? linksIn(nav) : []
  }
  expect(await linksOf(CALIFORNIA, 'Towns by letter')).toEqual([
    ['A', `${CALIFORNIA}?letter=A#clinics`],
    ['B', `${CALIFORNIA}?letter=B#clinics`],
  ])
  const short = { clinicLetters: { letters: [{ letter: 'A', clinicCount: 4 }] } }
  expect(await linksOf(CALIFORNIA, 'Towns by letter', short)).toEqual([])
  const needs = [
    ['Free', 'isFree=true'],
    ['Low-cost', 'isLowCost=true'],
    ['Open now', 'open=now'],
    ['Open after 6 PM', 'open=late'],
    ['Open on weekends', 'open=weekend'],
    ['Walk-ins welcome', 'walkInsWelcome=true'],
  ]
  expect(await linksOf(CALIFORNIA, 'Show only')).toEqual(
    needs.map(([name, filter]) => [name, `/search?location=California&${filter}`]),
  )
  const none = await open(`${CALIFORNIA}?letter=7`, { stateClinics: { clinics: [], total: 0 } })
  expect(textOf(main(none))).toContain('No town here begins with 7.')
  expect(linksIn(main(none)).map(([text]) => text)).toContain('Show all towns')
})

test('a blank search says what is missing, and one not yet made says nothing', async () => {
  for (const address of ['/search?location=&service=dental', '/search?location=%20']) {
    const page = await open(address)
    const field = main(page).querySelector('[name=location]')
    const id = field?.getAttribute('aria-describedby') ?? ''
    expect(textOf(page.document.getElementById(id))).toBe('Please enter a location to search')
    expect(texts(page, '[role=alert]')).toEqual(['Please enter a location to search'])
    expect(textOf(main(page))).toContain('Start Your Search')
  }
  expect(texts(await open('/search'), '[role=alert]')).toEqual([])
})

const TILES =
  "Patient Rights 8, Healthcare Access 12, Preventive Care 6, Mental Health 9, Chronic Care 7, Children's Health 5"

test('the blog has its tiles, its articles, the first one featured, and pages', async () => {
  const blog = await open('/resources/blog')
  const tiles = blog.document.querySelector('main nav[aria-label="Browse by category"]')
  expect(linksIn(tiles ?? blog.document).map(([text]) => text)).toEqual(TILES.split(', '))
  const [featured] = main(blog).querySelectorAll('article')
  expect(textOf(featured?.previousElementSibling)).toBe('Featured article')
  for (const text of ['Of Boats', 'Mental Health', 'By Ada Rivers', 'Mar 4, 2026'])
    expect(textOf(featured)).toContain(text)
  expect(main(blog).querySelectorAll('article')).toHaveLength(3)
  const read = linksIn(main(blog)).filter(([text]) => text.startsWith('Read Full Article'))
  expect(read.map(([, to]) => to)).toEqual(
    articlesIn('en').map(({ slug }) => `/resources/blog/${slug}`),
  )
  // Without a photograph an article has no picture.
  expect(main(blog).querySelectorAll('article :is(img, svg)').length).toBe(0)
  const category = await open('/resources/blog?category=mental-health')
  expect(texts(category, 'h1')).toEqual(['Mental Health'])
  expect(main(category).querySelectorAll('article')).toHaveLength(1)
  expect(texts(category, 'nav [aria-current=page]')).toContain('Mental Health 9')
  expect(texts(category, 'aside li').length).toBeGreaterThan(3)
  const pages = async (address: string) => {
    const page = await open(address, { articles: { articles: articlesIn('en'), total: 13 } })
    return linksIn(main(page)).filter(([text]) => /^(Older|Newer) articles$/.test(text))
  }
  expect(await pages('/resources/blog')).toEqual([['Older articles', '/resources/blog?offset=12']])
  expect(await pages('/resources/blog?offset=12')).toEqual([['Newer articles', '/resources/blog']])
})

test('an article has its photograph, a link only if there is more, and others below', async () => {
  const image = { url: '/favicon.svg', alt: 'A waiting room', width: 32, height: 32 }
  const articles = articlesIn('en').map((article) => ({ ...article, image, hasBody: false }))
  const blog = await open('/resources/blog', { articles: { articles, total: 3 } })
  expect(main(blog).querySelectorAll('article img[alt="A waiting room"]')).toHaveLength(3)
  expect(main(blog).querySelectorAll('article svg[viewBox="0 0 320 128"]')).toHaveLength(0)
  expect(textOf(main(blog))).not.toContain('Read Full Article')
  const { document } = await open('/resources/blog/someone-to-talk-to')
  const others = section(document, (text) => text === 'Other articles')
  expect([...(others?.querySelectorAll('article h3') ?? [])].map(textOf)).toEqual([
    'Of Oars',
    'Of Sails',
  ])
})
