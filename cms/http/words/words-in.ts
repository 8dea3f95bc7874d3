import type { Locale } from '../../contract/constants.ts'
import { localeOf, readPath } from '../../contract/paths.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import type { Words } from './words.ts'

const CATALOGS: Record<Locale, Words> = { en, es }

export const wordsIn = (locale: Locale): Words => CATALOGS[locale]

/**
 * The language of whoever asks for an address: the API has a parameter for it, a page's is in its path.
 * @param address a path, with or without a query
 */
export const localeAt = (address: string): Locale => {
  const [path = '', query] = address.split('?')
  return /^\/api(\/|$)/.test(path)
    ? localeOf(new URLSearchParams(query).get('locale'))
    : readPath(path).locale
}

/** Says in which language an answer's text is. */
export const languageHeader = (locale: Locale) => ({ 'content-language': locale })
