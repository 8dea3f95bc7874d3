import type { Locale } from '@healthcare-for-all/cms/contract'

/** Languages that have pages today. */
export const PAGE_LOCALES = ['en'] as const satisfies Locale[]
export type PageLocale = (typeof PAGE_LOCALES)[number]

/**
 * The sentences of one part of the site in every language that has pages. English gives the shape,
 * and the compiler holds another language to it. A part is loaded with the screens that use it.
 */
export type PerLanguage<Texts> = Record<PageLocale, Texts>
