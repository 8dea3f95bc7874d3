import type { Locale } from '../contract/constants.ts'
import { inEach, type PanelLanguage } from '../panel-kit/say.ts'

const NAMES = inEach((language) => new Intl.DisplayNames(language, { type: 'language' }))

/** 'Spanish' for 'es', as the panel writes it: 'español' in Spanish. */
export const languageName = (locale: Locale, language: PanelLanguage = 'en'): string =>
  NAMES[language].of(locale) ?? locale
