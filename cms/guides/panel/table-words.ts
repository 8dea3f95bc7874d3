import type { Locale } from '../../contract/constants.ts'

interface TableWords {
  people: string
  percent: (share: number) => string
  further: string
}

/** What an income table says to visitors, by the language of the text that it is in. */
export const TABLE_WORDS: Record<Locale, TableWords> = {
  en: {
    people: 'People in the household',
    percent: (share) => `${share}% of the poverty level`,
    further: 'Each additional person',
  },
  es: {
    people: 'Personas en el hogar',
    percent: (share) => `${share}% del nivel de pobreza`,
    further: 'Cada persona más',
  },
}
