import type { Locale } from '@healthcare-for-all/cms/contract'
import type { en } from './en.ts'

/** Every sentence a visitor reads. Another language has the same keys, checked by the compiler. */
export type Copy = typeof en

// Spanish pages come later; their catalog is loaded here, in a chunk of its own.
const catalogs: Record<'en', () => Promise<Copy>> = {
  en: async () => (await import('./en.ts')).en,
}

/** Languages that have pages today. */
export const PAGE_LOCALES = ['en'] as const satisfies Locale[]
export type PageLocale = (typeof PAGE_LOCALES)[number]

export const loadCopy = (locale: PageLocale) => catalogs[locale]()
