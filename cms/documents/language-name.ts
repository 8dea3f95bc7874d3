import type { Locale } from '../contract/constants.ts'

const NAMES = new Intl.DisplayNames('en', { type: 'language' })

/** 'Spanish' for 'es', as the panel writes it. */
export const languageName = (locale: Locale): string => NAMES.of(locale) ?? locale
