import type { Locale } from '../../contract/constants.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import type { MessageWords } from './words.ts'

const CATALOGS: Record<Locale, MessageWords> = { en, es }

export const wordsIn = (locale: Locale): MessageWords => CATALOGS[locale]
