import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { readArticles } from '../../../seed/articles.ts'
import { categories } from '../../../seed/categories.ts'
import { readGuides } from '../../../seed/guides.ts'
import { jurisdictions } from '../../../seed/jurisdictions.ts'
import { descriptions } from '../../../seed/sample/descriptions.ts'
import * as policies from '../../../seed/sample/policies.ts'
import * as settings from '../../../seed/settings.ts'
import { pairs } from '../../support/catalogs.ts'
import { spanishGradeOf } from '../../support/spanish-reading-level.ts'
import { GRADE_EIGHT, readingLevel } from './reading-level.ts'

/** In a shorter text, the school grade means nothing. */
const FEWEST_WORDS = 12

/** The specification fixes these word for word, however hard they are to read. */
const FIXED = [
  'Please call ahead to confirm hours, services, and eligibility requirements.',
  'Find healthcare providers near you with our interactive map',
  "Thank you for submitting your clinic information. We'll review and add it",
]

interface Text {
  where: string
  text: string
}

/** Calls a function of the copy with words and counts, as they might occur in a sentence. */
const sentenceOf = (make: (...values: unknown[]) => unknown): unknown => {
  for (const values of [Array(5).fill('Dallas'), Array(5).fill(3), ['Dallas', 3, 'Dallas']]) {
    try {
      return make(...values)
    } catch {
      // The function needs other values; the next ones may fit.
    }
  }
  return undefined
}

/** Every text in a value, at any depth, except Spanish, which needs another measure. */
const textsIn = (where: string, value: unknown): Text[] => {
  if (typeof value === 'string') return value.split(/\n+/).map((text) => ({ where, text }))
  if (typeof value === 'function')
    return textsIn(
      where,
      sentenceOf((...values) => value(...values)),
    )
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value)
    .filter(([name]) => name !== 'es')
    .flatMap(([name, part]) => textsIn(`${where} ${name}`, part))
}

/** Every text of a value that is in Spanish too. */
const spanishIn = (where: string, value: unknown): Text[] =>
  typeof value !== 'object' || value === null
    ? []
    : Object.entries(value).flatMap(([name, part]) =>
        name === 'es' ? textsIn(where, part) : spanishIn(`${where} ${name}`, part),
      )

const folder = path.resolve(import.meta.dirname, '../../../site/copy/en')
const copy = await Promise.all(
  (await readdir(folder)).map(async (file) => textsIn(file, await import(path.join(folder, file)))),
)
const legal = path.resolve(import.meta.dirname, '../../../seed/en/legal')
const seeded = {
  legal: await Promise.all(
    (await readdir(legal)).map((file) => readFile(path.join(legal, file), 'utf8')),
  ),
  jurisdictions,
  categories,
  guides: await readGuides(),
  articles: await readArticles(),
  settings,
  descriptions,
  policies,
}

/** Headings and tables are not sentences. */
const isParagraph = ({ text }: Text) =>
  !/^\s*[|#]/.test(text) && text.split(/\s+/).length >= FEWEST_WORDS

const texts = [...copy.flat(), ...textsIn('seed', seeded)].filter(isParagraph)

const spanish = [
  ...[...pairs.values()].flat().flatMap(({ key, es }) => textsIn(key, es)),
  ...spanishIn('seed', seeded),
].filter(isParagraph)

const isFixed = (text: string) => FIXED.some((start) => text.startsWith(start))

describe('what visitors read', () => {
  it('is checked: the copy, the guides, the articles, the introductions of states', () => {
    expect(texts.length).toBeGreaterThan(400)
    for (const start of FIXED) {
      expect(
        texts.some(({ text }) => text.startsWith(start)),
        start,
      ).toBe(true)
    }
  })

  it('is readable in eighth grade, paragraph by paragraph', () => {
    const hard = texts
      .filter(({ text }) => !isFixed(text) && readingLevel(text) > GRADE_EIGHT)
      .map(({ where, text }) => `${readingLevel(text).toFixed(1)} ${where}: ${text}`)
    expect(hard).toEqual([])
  })

  it('is as readable in Spanish', () => {
    expect(spanish.length).toBeGreaterThan(200)
    const hard = spanish
      .filter(({ text }) => spanishGradeOf(text) > GRADE_EIGHT)
      .map(({ where, text }) => `${spanishGradeOf(text).toFixed(1)} ${where}: ${text}`)
    expect([...new Set(hard)]).toEqual([])
  })
})
