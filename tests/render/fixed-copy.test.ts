import type { Document, Element } from 'happy-dom'
import { expect, test } from 'vitest'
import { LOCALES, type Locale, sameIn } from '../../cms/contract/paths.ts'
import { open } from '../support/rendered/open.ts'
import { linksIn, section, textOf } from '../support/rendered/read.ts'
import { categoriesIn, siteIn } from '../support/rendered/sample.ts'
import { addressIn, inLanguage, isSaid } from '../support/rendered/spanish-of.ts'
import { LINKS, type Part, SAYS, TARGETS, TEXTS, TITLES } from './fixed-copy.ts'

const find = (locale: Locale, document: Document, part: Part) => {
  if (typeof part === 'string') return document.querySelector(part)
  if ('under' in part) return section(document, (text) => isSaid(locale, part.under, text))
  return [...document.querySelectorAll('[aria-label]')].find((element) =>
    isSaid(locale, part.label, element.getAttribute('aria-label') ?? ''),
  )
}

const partOf = (locale: Locale, document: Document, part: Part): Element => {
  const found = find(locale, document, part)
  if (!found) throw new Error(`No part ${JSON.stringify(part)}`)
  return found
}

/** Opens the address of each row, and lists what is not as the row says. */
const checkEach = async <Row extends [address: string, ...unknown[]]>(
  locale: Locale,
  rows: Row[],
  missesOn: (document: Document, row: Row) => string[],
) => {
  const found = rows.map(async (row) => {
    const { document } = await open(sameIn(locale, row[0]))
    return missesOn(document, row).map((miss) => `${row[0]}: ${miss}`)
  })
  expect((await Promise.all(found)).flat()).toEqual([])
}

/** What is not said, by its place in two lists that should be the same. */
const differing = (locale: Locale, texts: string[], said: string[]) => [
  ...texts.filter((text, index) => !isSaid(locale, text, said[index] ?? '')),
  ...said.slice(texts.length),
]

test.each(LOCALES)('fixed titles and headings are there (%s)', (locale) =>
  checkEach(locale, TITLES, (document, [, title, h1]) => [
    ...differing(locale, [title], [document.title.replace(/ \| Healthcare for All$/, '')]),
    ...differing(locale, [h1], [...document.querySelectorAll('h1')].map(textOf)),
  ]),
)

test.each(LOCALES)('fixed lists are in order (%s)', (locale) =>
  checkEach(locale, TEXTS, (document, [, part, selector, texts]) => {
    const within = partOf(locale, document, part)
    return differing(locale, texts, [...within.querySelectorAll(selector)].map(textOf))
  }),
)

test.each(LOCALES)('fixed links are in order and lead where they say (%s)', async (locale) => {
  await checkEach(locale, LINKS, (document, [, part, links]) => {
    const found = linksIn(partOf(locale, document, part))
    const targets = links.map(([, to]) => addressIn(locale, to))
    expect(found.map(([, to]) => to)).toEqual(targets)
    return differing(
      locale,
      links.map(([text]) => text),
      found.map(([text]) => text),
    )
  })
  await checkEach(locale, TARGETS, (document, [, part, targets]) => {
    const found = linksIn(partOf(locale, document, part)).map(([, to]) => to)
    expect(found).toEqual(targets.map((to) => addressIn(locale, to)))
    return []
  })
})

test.each(LOCALES)('each page says what the specification has it say (%s)', (locale) =>
  checkEach(locale, SAYS, (document, [, part, texts]) => {
    const said = textOf(document.querySelector(part))
    return texts.filter(
      (text) => !inLanguage(locale, text).some((meaning) => said.includes(meaning)),
    )
  }),
)

/** Pages with figures that stand as they were written. */
const FIGURES = ['/', '/about', '/category/dental', '/resources', '/resources/blog', '/map']

test('figures that nobody has counted are examples while the clinics are, and true ones can stand for them', async () => {
  const examples = async (address: string, site: object) => {
    const { document } = await open(address, { site: { ...siteIn('en'), ...site } })
    const texts = [...document.querySelectorAll('main span, footer span')].map(textOf)
    return texts.filter((text) => text === 'Example').length
  }
  for (const address of FIGURES) {
    expect(await examples(address, { sampleData: true }), address).toBeGreaterThan(1)
    expect(await examples(address, { sampleData: false }), address).toBe(0)
  }
  const [category = expect.fail('no category')] = categoriesIn('en')
  const { document } = await open(`/category/${category.slug}`, {
    site: { ...siteIn('en'), nationwideCounted: true },
    categoryBySlug: { ...category, stateCounts: { california: 41 } },
  })
  const counts = [
    ...(section(document, (text) => text === 'Find by State')?.querySelectorAll('li') ?? []),
  ]
  expect(counts.slice(0, 2).map(textOf)).toEqual(['California41 clinics', 'Texas0 clinics'])
})

test('the social links are placeholders', async () => {
  const { document } = await open('/')
  const social = 'footer ul[aria-label="Follow us"] a'
  expect(document.querySelectorAll(social).length).toBeGreaterThan(0)
  expect(document.querySelectorAll(`${social}[href]`)).toHaveLength(0)
})

/** Dead links that the specification documents, and the page that helps. */
const NEAREST = [
  ['/resources/qualify-for-free-care', '/resources/qualify'],
  ['/resources/insurance-payment-options', '/resources/insurance'],
  ['/resources/emergency-care-guide', '/category/emergency-care'],
  ['/services/united-states', '/browse/states'],
] as const

test.each(LOCALES)(
  'dead links of the specification offer the nearest page first (%s)',
  async (locale) => {
    for (const [dead, helps] of NEAREST) {
      const { status, document } = await open(sameIn(locale, dead))
      const main = partOf(locale, document, 'main')
      const [first] = linksIn(main)
      expect([status, first?.[1]]).toEqual([404, sameIn(locale, helps)])
      expect(main.querySelector('[name=location]')).not.toBeNull()
    }
  },
)

test('two government sites open in a new tab, and say so', async () => {
  const { document } = await open('/resources')
  const sites = section(document, (text) => text === 'Apply for government benefits')
  const links = [...(sites?.querySelectorAll('a') ?? [])]
  expect(links.map(textOf)).toEqual([
    'HealthCare.gov (opens in a new tab)',
    'USA.gov benefit finder (opens in a new tab)',
  ])
  for (const link of links) {
    expect(link.getAttribute('target')).toBe('_blank')
    expect(link.getAttribute('rel')).toBe('noopener')
  }
})
