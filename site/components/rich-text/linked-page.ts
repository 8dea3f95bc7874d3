import type { LinkTarget } from '@healthcare-for-all/cms/contract'
import type { Paths } from '@healthcare-for-all/cms/contract/paths'

type PageLink = Extract<LinkTarget, { type: 'page' }>

/** Address of a page that a text links to by its kind and slug. */
export const linkedPage = (paths: Paths, { page, slug }: PageLink): string =>
  ({
    clinics: paths.clinic,
    states: paths.state,
    categories: paths.category,
    guides: paths.guide,
    articles: paths.article,
  })[page](slug)

/** No page's path begins with two letters but a language's code. */
const NAMES_LANGUAGE = /^\/[a-z]{2}(?:[/?#]|$)/

/**
 * Address of a page that a text links to by its path. Texts name no language, so that a text that is
 * not translated yet leads to pages in the reader's language too. A path that names one is kept.
 */
export const pageAt = (paths: Paths, path: string): string =>
  NAMES_LANGUAGE.test(path) ? path : paths.home.replace(/\/$/, '') + path
