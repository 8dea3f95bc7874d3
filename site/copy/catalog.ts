import type { PageLocale } from '@healthcare-for-all/cms/contract/paths'

/**
 * The texts of one part of the site in every language that has pages. English defines the shape,
 * and the compiler enforces it for other languages. A part is loaded with the screens that use it.
 */
export type PerLanguage<Texts> = Record<PageLocale, Texts>
