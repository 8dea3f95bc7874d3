import { describe, expect, it } from 'vitest'
import { readMarkdown, slugsIn } from '../../../seed/markdown-file.ts'
import { readGlossary, saidOf, says } from '../../support/glossary.ts'
import { spanishGradeOf } from '../../support/spanish-reading-level.ts'
import { GRADE_EIGHT } from './reading-level.ts'

const FOLDERS = ['guides', 'articles', 'legal']

/** The Spanish sides of sites that the texts link to. */
const SPANISH_SIDES: Record<string, string> = {
  'https://www.healthcare.gov': 'https://www.cuidadodesalud.gov',
  'https://www.insurekidsnow.gov': 'https://espanol.insurekidsnow.gov',
}

/** How to be helped in Spanish: figures that the English has no use for. */
const ONLY_SPANISH = [/oprima el 2/g, /1-855-335-3569/g]

/** In a shorter text, the school grade means nothing. */
const FEWEST_WORDS = 12

const filesIn = async (language: string) =>
  (
    await Promise.all(
      FOLDERS.map(async (folder) =>
        (await slugsIn(`${language}/${folder}`)).map((slug) => `${folder}/${slug}.md`),
      ),
    )
  ).flat()

const files = await filesIn('en')
const texts = await Promise.all(
  files.map(async (file) => ({
    file,
    english: await readMarkdown(`en/${file}`),
    spanish: await readMarkdown(`es/${file}`),
  })),
)
const each = texts.map((text) => [text.file, text] as const)

/** What a line of Markdown is: a heading of a level, a row of so many cells, a list's entry. */
const shapeOf = (line: string): string => {
  if (line.startsWith('|')) return `row of ${line.split('|').length - 2}`
  return /^(?:#+|-|\d+\.)(?= )/.exec(line)?.[0] ?? (line === '' ? 'blank' : 'paragraph')
}

const linksOf = (line: string) =>
  [...line.matchAll(/\]\(([^)]+)\)/g)].map(([, target = '']) => target)

/** Amounts, ages, percents, phone numbers: whatever is written in digits, each once. */
const figuresOf = (line: string) => {
  const words = ONLY_SPANISH.reduce((left, known) => left.replace(known, ''), line)
  return [...new Set(words.match(/[$]?\d(?:[\d,.-]*\d)?[½%]?/g))].sort()
}

describe('the Spanish guides, articles and legal texts', () => {
  it('are there for each English one, and for nothing else', async () => {
    expect(files.length).toBeGreaterThanOrEqual(12)
    expect(await filesIn('es')).toEqual(files)
  })

  it.each(each)('%s has the same headings, rows and lists', (_, { english, spanish }) => {
    expect(spanish.body.split('\n').map(shapeOf)).toEqual(english.body.split('\n').map(shapeOf))
  })

  it.each(each)('%s says the same figures, line by line', (_, { english, spanish }) => {
    const lines = spanish.body.split('\n')
    for (const [index, line] of english.body.split('\n').entries())
      expect(figuresOf(lines[index] ?? ''), lines[index]).toEqual(figuresOf(line))
  })

  it.each(each)('%s links to the same pages, or to their Spanish side', (_, text) => {
    const lines = text.spanish.body.split('\n')
    for (const [index, line] of text.english.body.split('\n').entries()) {
      const targets = linksOf(line).map((target) => SPANISH_SIDES[target] ?? target)
      expect(linksOf(lines[index] ?? '').sort(), lines[index]).toEqual(targets.sort())
    }
  })

  it.each(each)('%s is readable in eighth grade, paragraph by paragraph', (_, { spanish }) => {
    expect(spanishGradeOf(spanish.body)).toBeLessThanOrEqual(GRADE_EIGHT)
    const hard = spanish.body
      .split('\n')
      .filter((line) => line.split(/\s+/).length >= FEWEST_WORDS)
      .filter((line) => spanishGradeOf(line) > GRADE_EIGHT)
    expect(hard).toEqual([])
  })

  it.each(each)('%s keeps to the terms of docs/spanish.md', async (_, { english, spanish }) => {
    const glossary = await readGlossary()
    const missing = glossary.filter(
      (term) => says(english.body, term.english) && !says(spanish.body, term.spanish),
    )
    expect(missing).toEqual([])
    expect(glossary.flatMap(({ never }) => saidOf(spanish.body, never))).toEqual([])
  })

  it('tell how to get Spanish at 988', () => {
    for (const { file, spanish } of texts)
      if (spanish.body.includes('988')) expect(spanish.body, file).toContain('oprima el 2')
  })

  it('name no language in their links: the page leads to its own', () => {
    for (const { spanish } of texts)
      expect(linksOf(spanish.body).filter((target) => /^\/es\b/.test(target))).toEqual([])
  })
})
