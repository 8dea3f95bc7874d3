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
