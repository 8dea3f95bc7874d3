import type { Locale } from '../cms/contract/constants.ts'

/** The languages that every short text of the seed is written in. */
export type SeedLanguage = 'en' | 'es'

/** A text in the languages of the content. A language added later may lack it. */
export type Localized<Text = string> = Record<SeedLanguage, Text> & Partial<Record<Locale, Text>>
