import { describe, expect, it } from 'vitest'
import { SERVICE_CHOICES } from '../../../cms/contract/form-fields.ts'
import { RESERVED_SLUGS } from '../../../cms/documents/fields/validate-slug.ts'
import { articleCategories } from '../../../seed/article-categories.ts'
import { readArticles } from '../../../seed/articles.ts'
import { categories } from '../../../seed/categories.ts'
import { readGuides } from '../../../seed/guides.ts'
import { jurisdictions } from '../../../seed/jurisdictions.ts'
import { readMarkdown } from '../../../seed/markdown-file.ts'
import { settings } from '../../../seed/settings.ts'
import { serviceKind } from '../../../site/lib/service-kind.ts'

const unique = (values: readonly unknown[]) => new Set(values).size

it('the articles are six, newest first, one in each category, and the first is featured', async () => {
  const articles = await readArticles()
  expect(articles.map(({ featured }) => featured)).toEqual([true, ...Array(5).fill(false)])
  const dates = articles.map(({ date }) => date)
  expect(dates).toEqual([...dates].sort().reverse())
  expect(articles.map(({ category }) => category).sort()).toEqual(
    articleCategories.map(({ slug }) => slug).sort(),
  )
  for (const { date, author, texts } of articles) {
    const { en, es } = texts
    expect(`${date} ${author}`).toMatch(/^\d{4}-\d\d-\d\d Editorial team$/)
    expect(`${en.readTime}, ${es?.readTime}`).toMatch(/^\d min read, \d min de lectura$/)
  }
})

/** By guide: the figures that the specification gives, and what the guide covers, as headings. */
const GUIDES: [slug: string, figures: string[], subjects: RegExp[]][] = [
  [
    'qualify',
    ['$15,060', '$20,440', '$25,820', '$31,200', '100–200%', '200–400%', '500%'],
    [/federal poverty level/, /Income rules/, /Papers to bring/, /five steps/],
  ],
  [
    'insurance',
    ['up to age 19', '$1–$4', '1-800-318-2596', '1-855-889-4325', '1-800-633-4227'],
    [/Medicaid/, /CHIP/, /Marketplace/, /How to apply/, /Special enrollment/, /Words/],
  ],
  [
    'payment',
    ['3–60 months', '240 days from the first bill', 'findahealthcenter.hrsa.gov'],
    [/Charity care/, /Payment plans/, /rights/, /Government/, /one illness/, /apply/],
  ],
  [
    'medications',
    ['$22,590', '$30,660', '$1–$4', 'up to age 19', '1-800-662-4357'],
    [/Government/, /drug makers/, /Pharmacy discounts/, /special groups/],
  ],
  [
    'emergency',
    ['**911**', 'EMTALA', '1-800-222-1222', '240 days from the first bill'],
    [/When to call 911/, /What a hospital must do/, /not an emergency/, /Where this comes from/],
  ],
]

it('the guides are five, with the figures and subjects of the specification, and those that home promises', async () => {
  const guides = await readGuides()
  expect(guides.map(({ slug }) => slug)).toEqual(GUIDES.map(([slug]) => slug))
  for (const [index, [, figures, subjects]] of GUIDES.entries()) {
    const { summary = '', body = '' } = guides[index]?.texts.en ?? {}
    const headings = body.split('\n').filter((line) => line.startsWith('#'))
    expect(figures.filter((figure) => !body.includes(figure))).toEqual([])
    expect(subjects.filter((subject) => !headings.some((line) => subject.test(line)))).toEqual([])
    expect(headings.at(-1)).toBe('## What to do next')
    expect(summary).toMatch(/^[^.]+\.$/)
  }
  const all = guides.map(({ texts }) => texts.en.body).join('\n')
  expect(['**911**', '988', '2-1-1'].filter((line) => !all.includes(line))).toEqual([])
  const steps = all.split('## Apply in five steps')[1]?.split('\n###')[0]
  expect(steps?.match(/^\d\. /gm)).toHaveLength(5)
})

it('the jurisdictions are the 50 states, DC and eight others, each with its own address', () => {
  expect(jurisdictions).toHaveLength(59)
  const abbreviations = jurisdictions.map(({ abbreviation }) => abbreviation)
  expect(abbreviations).toEqual(
    expect.arrayContaining(['DC', 'PR', 'GU', 'VI', 'AS', 'MP', 'FM', 'MH', 'PW']),
  )
  const slugs = jurisdictions.map(({ slug }) => slug)
  expect(slugs).toContain('district-of-columbia')
  expect(slugs.filter((slug) => !/^[a-z]+(-[a-z]+)*$/.test(slug))).toEqual([])
  expect(slugs.filter((slug) => RESERVED_SLUGS.includes(slug))).toEqual([])
  const english = jurisdictions.map(({ description }) => description.en)
  const spanish = jurisdictions.map(({ description }) => description.es)
  expect([...english, ...spanish].filter((text) => !/^[A-Z].{30,}\.$/.test(text))).toEqual([])
  expect([abbreviations, slugs, english, spanish].map(unique)).toEqual([59, 59, 59, 59])
})

describe('the categories', () => {
  it('are ten, each with its icon, of the same kind in both languages', () => {
    expect(categories).toHaveLength(10)
    expect(categories.filter(({ slug, icon }) => slug !== icon)).toEqual([])
    const differing = categories.filter(({ name }) => serviceKind(name.es) !== serviceKind(name.en))
    expect(differing).toEqual([])
  })

  it('have every kind of care that the add-clinic form offers, each service once', () => {
    const names = categories.flatMap(({ serviceNames }) => serviceNames)
    expect(unique(names.map((name) => name.toLowerCase()))).toBe(names.length)
    expect(categories.filter(({ name, serviceNames }) => !serviceNames.includes(name.en))).toEqual(
      [],
    )
    // Help around care is no kind of care.
    const others = ['Health Education', 'Case Management', 'Transportation']
    expect(SERVICE_CHOICES.filter((name) => !names.includes(name))).toEqual(others)
  })
})

/** The other settings are on the pages of tests/render/fixed-copy.ts. */
it('the settings have the names of the specification', () => {
  expect([settings.productName.en, settings.tagline.en]).toEqual([
    'Free Clinics',
    'Healthcare for All',
  ])
  expect(settings.resourcesFigure.en).toBe('785+ clinics')
  expect(settings).toMatchObject({ sampleData: true, forms: 'live' })
})

it('the legal texts give the age limit, notice of changes, and no medical advice', async () => {
  const legal = [
    ['en', 'not intended for users under 13', '30 days', 'medical advice'],
    ['es', 'menores de 13 años', '30 días', 'consejo médico'],
  ]
  for (const [language, age, notice = '', advice] of legal) {
    const [privacy, terms] = await Promise.all(
      ['privacy', 'terms'].map((name) => readMarkdown(`${language}/legal/${name}.md`)),
    )
    for (const text of [privacy, terms])
      expect(text?.body).toMatch(new RegExp(`${age}[^]*${notice}|${notice}[^]*${age}`))
    expect(terms?.body).toMatch(new RegExp(`${advice}[^]*911|911[^]*${advice}`))
  }
})
