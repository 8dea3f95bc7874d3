import { LOCALES, type Locale } from '@healthcare-for-all/cms/contract/paths'

/** The language that a finished page says it is in. */
export const languageOf = (html: string): Locale => {
  const lang = /<html lang="([^"]*)"/.exec(html)?.[1]
  return LOCALES.find((locale) => locale === lang) ?? 'en'
}
