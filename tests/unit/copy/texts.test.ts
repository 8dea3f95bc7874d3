import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { GLOSSARY } from '../../../cms/documents/translation/glossary.ts'
import { wordsIn } from '../../../cms/http/words/words-in.ts'
import { categories } from '../../../seed/categories.ts'
import { jurisdictions } from '../../../seed/jurisdictions.ts'
import { readMarkdown } from '../../../seed/markdown-file.ts'
import { descriptions } from '../../../seed/sample/descriptions.ts'
import * as policies from '../../../seed/sample/policies.ts'
import * as settings from '../../../seed/settings.ts'
import { unbrokenTimes } from '../../../site/lib/unbroken-times.ts'
import { catalogs, localizedIn, pairs } from '../../support/catalogs.ts'
import { readGlossary, saidOf, says } from '../../support/glossary.ts'
import { root } from '../../support/program.ts'
import { GRADE_EIGHT, readingLevel, spanishGradeOf } from '../../support/reading-level.ts'

const glossary = await readGlossary()

/** What is the same in both languages: names, and what only puts given words together. */
const SAME = [
  'about figure',
  ...['addClinic form territory GU', 'addClinic form territory PR'],
  ...['clinic contact appleMaps', 'clinic contact googleMaps'],
  ...['clinic contact lines fax', 'clinic contact lines textphone', 'clinic descriptionServices'],
  ...['clinic title', 'clinicCard extension', 'contact form mistake message'],
  ...['costs figures alaska', 'forms yesNo no', 'frame error', 'frame footer facebook'],
  ...['frame footer instagram', 'frame footer twitter', 'frame siteName', 'home figure'],
  'listing towns inState',
  ...['map canvas marker', 'map filters option', 'resources keywords 2', 'resources keywords 3'],
  ...['search filters counted', 'searchForm form chosen', 'urgentHelp assault lines 0 name'],
]

/** Words by which pages are found, which nobody reads. */
const UNREAD = /^fallback words /
const copy = [...pairs.values()].flat().filter(({ key }) => !UNREAD.test(key))

const filesIn = async (language: string) => {
  const folder = path.join(root, 'seed', language)
  return (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.md')).sort()
}
const files = await filesIn('en')
const documents = await Promise.all(
  files.map(async (key) => {
    const [english, spanish] = await Promise.all([
      readMarkdown(`en/${key}`),
      readMarkdown(`es/${key}`),
    ])
    return { key, en: english.body, es: spanish.body }
  }),
)

/** Every text of the API's words by its name, with the same values where it needs some. */
const textsOf = (catalog: object, at = ''): [name: string, text: string][] =>
  Object.entries(catalog).flatMap(([name, value]): [string, string][] => {
    const full = `${at}${name}`
    if (full === 'zod') return []
    if (typeof value === 'function') return [[full, String(value(7, 70))]]
    return typeof value === 'string' ? [[full, value]] : textsOf(value, `${full}.`)
  })
const inSpanish = new Map(textsOf(wordsIn('es')))
const api = textsOf(wordsIn('en')).map(([key, en]) => ({ key, en, es: inSpanish.get(key) ?? '' }))

const seeded = localizedIn('seed', { jurisdictions, categories, settings, descriptions, policies })

it('each text is in both languages, and the Spanish one is another, except for names', () => {
  expect(catalogs.es).toEqual(catalogs.en)
  expect(inSpanish.size).toBe(api.length)
  const texts = [...copy, ...api].filter(({ en }) => /\p{L}/u.test(en))
  const differing = new Set(texts.filter(({ en, es }) => en !== es).map(({ key }) => key))
  const same = new Set(texts.map(({ key }) => key).filter((key) => !differing.has(key)))
  expect([...same].sort()).toEqual(SAME)
})

it('what a clinic’s page says where the answer is no begins with no, and nothing else does', () => {
  const answers = copy.filter(({ key }) => /^(clinic|visit) .*(Yes|No)$/.test(key))
  expect(answers.length).toBeGreaterThan(10)
  const misses = answers.flatMap(({ key, ...texts }) =>
    Object.values(texts).filter((text) => /^(No|Not)\b/.test(text) !== key.endsWith('No')),
  )
  expect(misses).toEqual([])
})

describe('a Spanish text', () => {
  const all = [...copy, ...api, ...documents]

  it('says the terms as docs/spanish.md has them, and none that it forbids', () => {
    expect(glossary.length).toBeGreaterThan(30)
    expect(GLOSSARY, 'what the panel shows').toEqual(glossary)
    const never = glossary.flatMap((term) => term.never)
    const faults = all.flatMap(({ key, en, es }) => {
      // With a non-breaking hyphen, 'low-cost' is still the same term.
      const asked = glossary.filter(({ english }) => says(en.replaceAll('\u2011', '-'), english))
      const missing = asked.filter(({ spanish }) => !says(es, spanish))
      return [
        ...missing.map(({ spanish }) => `${key} lacks ${spanish.join(' or ')}: ${es}`),
        ...saidOf(es, never).map((word) => `${key} says ${word}: ${es}`),
      ]
    })
    expect(faults).toEqual([])
  })

  it('has no place inside a time where a line could break', () => {
    expect(copy.filter(({ es }) => unbrokenTimes(es) !== es)).toEqual([])
  })

  it('says how to get Spanish on 988', () => {
    const named = all.filter(({ es }) => es.includes('988') && es !== '988')
    expect(named.filter(({ es }) => !/oprima el 2|AYUDA/.test(es))).toEqual([])
  })
})

/** The Spanish sides of sites that the texts link to. */
const SPANISH_SIDES: Record<string, string> = {
  'https://www.healthcare.gov': 'https://www.cuidadodesalud.gov',
  'https://www.insurekidsnow.gov': 'https://espanol.insurekidsnow.gov',
}

/** How to be helped in Spanish: figures that the English has no use for. */
const ONLY_SPANISH = /oprima el 2|1-855-335-3569/g

/** What a line of Markdown is, the figures in it, and where it leads: the same in each language. */
const outlineOf = (line: string) => {
  const cells = line.startsWith('|') ? `row of ${line.split('|').length - 2}` : undefined
  const kind = /^(?:#+|-|\d+\.)(?= )/.exec(line)?.[0] ?? (line === '' ? 'blank' : 'paragraph')
  const figures = line.replace(ONLY_SPANISH, '').match(/[$]?\d(?:[\d,.-]*\d)?[½%]?/g)
  const links = [...line.matchAll(/\]\(([^)]+)\)/g)].map(([, to = '']) => SPANISH_SIDES[to] ?? to)
  return { kind: cells ?? kind, figures: [...new Set(figures)].sort(), links: links.sort() }
}

it('Spanish guides, articles and legal texts say the same, line by line', async () => {
  expect(files.length).toBeGreaterThanOrEqual(12)
  expect(await filesIn('es')).toEqual(files)
  for (const { key, en, es } of documents) {
    expect(es.split('\n').map(outlineOf), key).toEqual(en.split('\n').map(outlineOf))
    expect(es, key).not.toMatch(/\]\(\/es\b/)
  }
})

/** The specification fixes these word for word, however hard they are to read. */
const FIXED = [
  'Please call ahead to confirm hours, services, and eligibility requirements.',
  'Find healthcare providers near you with our interactive map',
  "Thank you for submitting your clinic information. We'll review and add it",
]
const isFixed = (text: string) => FIXED.some((start) => text.startsWith(start))

/** In a shorter text, the school grade means nothing. */
const FEWEST_WORDS = 12
const read = [...copy, ...documents, ...seeded]
/** Headings and tables are not sentences. */
const paragraphs = (language: 'en' | 'es') =>
  read
    .flatMap((pair) => pair[language].split(/\n+/))
    .filter((text) => !/^\s*[|#]/.test(text) && text.split(/\s+/).length >= FEWEST_WORDS)

it('what visitors read is readable in eighth grade, paragraph by paragraph', () => {
  const [english, spanish] = [paragraphs('en'), paragraphs('es')]
  expect(english.length).toBeGreaterThan(400)
  expect(spanish.length).toBeGreaterThan(400)
  const hard = [
    ...english.filter((text) => !isFixed(text) && readingLevel(text) > GRADE_EIGHT),
    ...spanish.filter((text) => spanishGradeOf(text) > GRADE_EIGHT),
  ]
  expect(hard).toEqual([])
  expect(FIXED.filter((start) => !english.some((text) => text.startsWith(start)))).toEqual([])
})
