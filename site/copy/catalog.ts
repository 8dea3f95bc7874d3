import type { PageLocale } from '@healthcare-for-all/cms/contract/paths'

/**
 * The sentences of one part of the site in every language that has pages. English gives the shape,
 * and the compiler holds another language to it. A part is loaded with the screens that use it.
 */
export type PerLanguage<Texts> = Record<PageLocale, Texts>
