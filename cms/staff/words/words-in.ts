import type { Locale } from '../../contract/constants.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import type { StaffWords } from './words.ts'

const CATALOGS: Record<Locale, StaffWords> = { en, es }

export const wordsIn = (locale: Locale): StaffWords => CATALOGS[locale]
