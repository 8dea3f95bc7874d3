import type { Locale } from './constants.ts'

/**
 * What pages in other languages call the languages that clinics speak, by their English names. A search
 * always asks for the English name, so that a link finds the same clinics in each language.
 */
const SPOKEN: Partial<Record<Locale, Readonly<Record<string, string>>>> = {
  es: {
    English: 'Inglés',
    Spanish: 'Español',
    'American Sign Language': 'Lengua de señas americana',
    Amharic: 'Amárico',
    Arabic: 'Árabe',
    Armenian: 'Armenio',
    Bengali: 'Bengalí',
    Burmese: 'Birmano',
    Cantonese: 'Cantonés',
    Chamorro: 'Chamorro',
    Chinese: 'Chino',
    Dari: 'Dari',
    Farsi: 'Farsi',
    French: 'Francés',
    German: 'Alemán',
    Gujarati: 'Guyaratí',
    'Haitian Creole': 'Criollo haitiano',
    Hindi: 'Hindi',
    Hmong: 'Hmong',
    Ilocano: 'Ilocano',
    Italian: 'Italiano',
    Japanese: 'Japonés',
    Karen: 'Karen',
    Khmer: 'Jemer',
    Korean: 'Coreano',
    Lao: 'Lao',
    Mandarin: 'Mandarín',
    Marshallese: 'Marshalés',
    Mixtec: 'Mixteco',
    Navajo: 'Navajo',
    Nepali: 'Nepalí',
    Pashto: 'Pastún',
    Polish: 'Polaco',
    Portuguese: 'Portugués',
    Punjabi: 'Panyabí',
    Russian: 'Ruso',
    Samoan: 'Samoano',
    Somali: 'Somalí',
    Swahili: 'Suajili',
    Tagalog: 'Tagalo',
    Thai: 'Tailandés',
    Ukrainian: 'Ucraniano',
    Urdu: 'Urdu',
    Vietnamese: 'Vietnamita',
  },
}

const lower = (text: string) => text.trim().toLowerCase()

/** A spoken language as pages in a language call it; one that is not in the table stays as it is. */
export const spokenLanguage = (name: string, locale: Locale): string =>
  Object.entries(SPOKEN[locale] ?? {}).find(([english]) => lower(english) === lower(name))?.[1] ??
  name

/** The English name of a spoken language, whichever of the site's languages names it. */
export const englishLanguage = (name: string): string => {
  for (const names of Object.values(SPOKEN))
    for (const [english, own] of Object.entries(names))
      if (lower(own) === lower(name) || lower(english) === lower(name)) return english
  return name
}

/** All of them: the English name, and what the site's other languages call them. */
export const spokenLanguages = (): { english: string; others: string[] }[] =>
  Object.keys(SPOKEN.es ?? {}).map((english) => ({
    english,
    others: Object.values(SPOKEN).flatMap((names) => names[english] ?? []),
  }))
