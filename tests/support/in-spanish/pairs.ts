import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { CLINIC_FACTS } from '../../../cms/contract/clinic-facts.ts'
import { en as refusalsInEnglish } from '../../../cms/http/words/en.ts'
import { es as refusalsInSpanish } from '../../../cms/http/words/es.ts'
import { articleCategories } from '../../../seed/article-categories.ts'
import { readArticles } from '../../../seed/articles.ts'
import { categories } from '../../../seed/categories.ts'
import { readGuides } from '../../../seed/guides.ts'
import { jurisdictions } from '../../../seed/jurisdictions.ts'
import { slugsIn } from '../../../seed/markdown-file.ts'
import { needs } from '../../../seed/needs.ts'
import { descriptions } from '../../../seed/sample/descriptions.ts'
import { looseHours, schedules } from '../../../seed/sample/opening-hours.ts'
import * as policies from '../../../seed/sample/policies.ts'
import * as lists from '../../../seed/sample/word-lists.ts'
import { services } from '../../../seed/services.ts'
import { settings } from '../../../seed/settings.ts'
import { readTranslations } from '../../../seed/translations.ts'
import { COMPOSED } from './composed.ts'
import { markdownPieces } from './markdown-pieces.ts'

export type Say = (...values: unknown[]) => unknown

/** What the product says in one place: a text, or a function that makes it. */
export type Pair = { english: string; spanish: string } | { english: Say; spanish: Say }

const isSay = (value: unknown): value is Say => typeof value === 'function'
const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** What stands at the same place of two groups, at any depth. Helpers of one language are left out. */
const pairsIn = (english: unknown, spanish: unknown): Pair[] => {
  if (typeof english === 'string' && typeof spanish === 'string')
    return markdownPieces(english, spanish).map(([en, es]) => textPair(en, es))
  if (isSay(english) && isSay(spanish)) return [{ english, spanish }]
  if (!isGroup(english) || !isGroup(spanish)) return []
  return Object.keys(english).flatMap((key) => pairsIn(english[key], spanish[key]))
}

/** A sample clinic's description says {town} where its town will stand. */
const textPair = (english: string, spanish: string): Pair => {
  if (!english.includes('{town}')) return { english, spanish }
  const withTown = (text: string) => (town: unknown) => text.replaceAll('{town}', String(town))
  return { english: withTown(english), spanish: withTown(spanish) }
}

/** The pairs in content that has each text in both languages: { en, es }. */
const localizedIn = (value: unknown): Pair[] => {
  if (!isGroup(value)) return []
  if ('en' in value && 'es' in value) return pairsIn(value.en, value.es)
  return Object.values(value).flatMap(localizedIn)
}

const folder = (locale: string) => path.resolve(import.meta.dirname, '../../../site/copy', locale)

const readCatalogs = async (): Promise<Pair[]> => {
  const files = await readdir(folder('en'))
  const pairs = files.map(async (file) => {
    const [english, spanish]: unknown[] = await Promise.all(
      ['en', 'es'].map((locale) => import(path.join(folder(locale), file))),
    )
    return pairsIn(english, spanish)
  })
  return (await Promise.all(pairs)).flat()
}

const readLegalTexts = async () =>
  Promise.all(
    (await slugsIn('en/legal')).map((name) =>
      readTranslations(`legal/${name}.md`, ({ body }) => body),
    ),
  )

/** All that the product says in English, and what it says in Spanish instead. */
export const readPairs = async (): Promise<Pair[]> => [
  ...COMPOSED,
  ...(await readCatalogs()),
  ...pairsIn(refusalsInEnglish, refusalsInSpanish),
  ...localizedIn([
    settings,
    categories,
    services,
    jurisdictions,
    needs,
    articleCategories,
    await readArticles(),
    await readGuides(),
    await readLegalTexts(),
    CLINIC_FACTS,
    descriptions,
    { ...policies },
    schedules,
    looseHours,
    { ...lists },
  ]),
]
