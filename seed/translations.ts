import { existsSync } from 'node:fs'
import path from 'node:path'
import { LOCALES, type Locale } from '../cms/contract/constants.ts'
import { type MarkdownFile, readMarkdown } from './markdown-file.ts'

/** A text in English, and in the other languages that it is translated into. */
export type Translations<Text> = { en: Text } & Partial<Record<Locale, Text>>

/** The languages of the content that fall back to English. */
const FURTHER_LOCALES = LOCALES.filter((locale) => locale !== 'en')

/**
 * Reads a text in each language whose folder has it.
 * @param file such as 'guides/qualify.md', in the folder of each language
 * @param textOf what the text consists of
 */
export const readTranslations = async <Text>(
  file: string,
  textOf: (file: MarkdownFile) => Text,
): Promise<Translations<Text>> => {
  const translations: Translations<Text> = { en: textOf(await readMarkdown(`en/${file}`)) }
  for (const locale of FURTHER_LOCALES) {
    const translated = `${locale}/${file}`
    if (existsSync(path.join(import.meta.dirname, translated)))
      translations[locale] = textOf(await readMarkdown(translated))
  }
  return translations
}

/** Stores each translation of what is stored in English, one after the other. */
export const storeTranslations = async <Text>(
  texts: Translations<Text>,
  store: (locale: Locale, text: Text) => Promise<unknown>,
): Promise<void> => {
  for (const locale of FURTHER_LOCALES) {
    const text = texts[locale]
    if (text !== undefined) await store(locale, text)
  }
}
