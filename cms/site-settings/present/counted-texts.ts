import type { Locale } from '../../contract/constants.ts'

/** What a figure can count, with its label in the panel. */
export const COUNTED = {
  verified: { en: 'Verified clinics', es: 'Clínicas verificadas' },
  clinics: { en: 'Clinics', es: 'Clínicas' },
  states: { en: 'States with clinics', es: 'Estados con clínicas' },
  services: { en: 'Services', es: 'Servicios' },
} as const

export type Counted = keyof typeof COUNTED

/** How much the directory holds today. */
export interface DirectoryCounts {
  /** Published clinics. */
  clinics: number
  /** Of these, the ones that a person has confirmed. */
  verified: number
  /** Jurisdictions with a published clinic. */
  states: number
  /** Different services that clinics name. */
  services: number
  /** Published clinics by their state's id. */
  byState: Record<string, number>
  /** Published articles by the English name of their category. */
  byArticleCategory: Record<string, number>
  /** When a published clinic last changed; null if there are none. */
  updatedAt: string | null
}

const INTL: Record<Locale, string> = { en: 'en-US', es: 'es-US' }

/** '1,234' */
export const inDigits = (count: number, locale: Locale): string =>
  count.toLocaleString(INTL[locale])

const monthOf = (iso: string, locale: Locale): string =>
  new Date(iso).toLocaleDateString(INTL[locale], {
    month: 'long',
    year: 'numeric',
    timeZone: 'America/New_York',
  })

interface CountedWords {
  clinics: (count: string) => string
  verified: (verified: string, clinics: string) => string
  updated: (month: string) => string
}

const WORDS: Record<Locale, CountedWords> = {
  en: {
    clinics: (count) => `${count} clinics`,
    verified: (verified, clinics) => `${verified} of ${clinics} clinics verified.`,
    updated: (month) => `Last updated ${month}.`,
  },
  es: {
    clinics: (count) => `${count} clínicas`,
    verified: (verified, clinics) => `${verified} de ${clinics} clínicas verificadas.`,
    updated: (month) => `Última actualización: ${month}.`,
  },
}

/** '785 clinics' */
export const clinicsInWords = ({ clinics }: DirectoryCounts, locale: Locale): string =>
  WORDS[locale].clinics(inDigits(clinics, locale))

/** '215 of 785 clinics verified. Last updated November 2026.' */
export const footerInWords = (counts: DirectoryCounts, locale: Locale): string => {
  const { verified, clinics, updatedAt } = counts
  const words = WORDS[locale]
  const how = words.verified(inDigits(verified, locale), inDigits(clinics, locale))
  return updatedAt ? `${how} ${words.updated(monthOf(updatedAt, locale))}` : how
}
