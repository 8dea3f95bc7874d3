import type { Locale } from '../../contract/constants.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import type { StepWords } from './words.ts'

const CATALOGS: Record<Locale, StepWords> = { en, es }

export const wordsIn = (locale: Locale): StepWords => CATALOGS[locale]
