import type { Locale } from '../../contract/constants.ts'
import { TYPED_ENGLISH } from './typed-english.ts'
import type { TypedWords } from './typed-language.ts'
import { TYPED_SPANISH } from './typed-spanish.ts'

export const TYPED_WORDS: Record<Locale, TypedWords> = { en: TYPED_ENGLISH, es: TYPED_SPANISH }
