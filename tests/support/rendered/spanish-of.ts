import { type Locale, sameIn } from '../../../cms/contract/paths.ts'
import { pairs } from '../catalogs.ts'

const all = [...pairs.values()].flat()

/** What pages in a language may say for a text of the English catalogs: it can have several meanings. */
export const inLanguage = (locale: Locale, english: string): string[] => {
  if (locale === 'en') return [english]
  const found = all.filter(({ en }) => en === english).map(({ es }) => es)
  if (found.length === 0) throw new Error(`The catalogs don't say “${english}”`)
  return found
}

/** Whether something is there in a language: one of a text's meanings, or an address. */
export const saysIn = (locale: Locale, english: string, isThere: (said: string) => boolean) =>
  english.startsWith('/')
    ? isThere(sameIn(locale, english))
    : inLanguage(locale, english).some(isThere)
