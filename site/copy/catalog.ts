import { LOCALES, type Locale } from '@healthcare-for-all/cms/contract/paths'

/**
 * The texts of one part of the site in every language. English defines the shape, and the compiler
 * enforces it for other languages. A part is loaded with the screens that use it.
 */
export type PerLanguage<Texts> = Record<Locale, Texts>

/**
 * Finds a part's texts in the folder of each language; English stands in where there are none yet.
 * @param files the part's texts by their files: './es/home.ts'
 */
export const perLanguage = <Texts>(files: Record<string, Texts>): PerLanguage<Texts> => {
  const textsIn = (locale: string) =>
    Object.entries(files).find(([file]) => file.startsWith(`./${locale}/`))?.[1]
  return Object.fromEntries(
    LOCALES.map((locale) => [locale, textsIn(locale) ?? textsIn('en')]),
  ) as PerLanguage<Texts>
}
