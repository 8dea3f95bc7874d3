import { type Locale, sameIn } from '../../../cms/contract/paths.ts'
import { articleCategories } from '../../../seed/article-categories.ts'
import { categories } from '../../../seed/categories.ts'
import { jurisdictions } from '../../../seed/jurisdictions.ts'
import { settings } from '../../../seed/settings.ts'
import { figureInWords } from '../../../site/copy/es/numbers.ts'
import { localizedIn, type Pair, pairs } from '../catalogs.ts'
import { plain } from './read.ts'

const { badges, homeFigures, aboutFigures } = settings

const all: Omit<Pair, 'key'>[] = [
  ...[...pairs.values()].flat(),
  ...localizedIn('seed', [settings, categories, jurisdictions, articleCategories]),
  ...[...homeFigures, ...aboutFigures].map(({ value }) => ({
    en: value,
    es: figureInWords(value),
  })),
  ...badges.en.map((en, index) => ({ en, es: badges.es[index] ?? '' })),
]

/** What pages in a language may say for a text in English: it can have several meanings. */
export const inLanguage = (locale: Locale, english: string): string[] => {
  if (locale === 'en') return [english]
  const found = all.filter(({ en }) => en === english).map(({ es }) => plain(es))
  if (found.length > 0) return found
  // A number, or a name that nobody translates.
  if (!/\p{Ll}{2}/u.test(english)) return [english]
  throw new Error(`There is no Spanish for “${english}”`)
}

/** Whether a text says something in a language. */
export const isSaid = (locale: Locale, english: string, said: string): boolean =>
  inLanguage(locale, english).includes(said)

/** Where a link leads in a language; other sites and telephones are the same. */
export const addressIn = (locale: Locale, address: string): string =>
  address.startsWith('/') ? sameIn(locale, address) : address
