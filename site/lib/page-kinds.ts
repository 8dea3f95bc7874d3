import type { PageKind, ThirdPartyScript } from '@healthcare-for-all/cms/contract'
import { patterns, readPath } from '@healthcare-for-all/cms/contract/paths'
import { matchRoutes } from 'react-router-dom'

/**
 * The kind of every page that may load third-party scripts. A page that is not listed never does:
 * the addresses of a confirmation, of a submission and of a clinic's own listing contain secrets, a
 * correction tells which clinic somebody went to, a preview is not public, the path of a guide may be
 * anything that somebody typed, the page of costs asks for an income, the saved clinics and what a device
 * has kept are nobody else's business, and the search on other sites loads nothing.
 */
const PATTERNS: Record<PageKind, readonly string[]> = {
  home: [patterns.home],
  browse: [patterns.browseStates, patterns.browseServices],
  state: [patterns.state],
  reading: [
    patterns.resources,
    patterns.qualify,
    patterns.insurance,
    patterns.payment,
    patterns.medications,
    patterns.blog,
    patterns.article,
  ],
  about: [patterns.about, patterns.reuse],
  forms: [patterns.contact, patterns.addClinic, patterns.submitClinic],
  legal: [patterns.privacy, patterns.terms],
  search: [patterns.search],
  map: [patterns.map],
  clinic: [patterns.clinic],
  category: patterns.category,
}

const ROUTES = Object.entries(PATTERNS).flatMap(([id, paths]) =>
  paths.map((path) => ({ path, handle: id })),
)

/** The kind of the page at a path, if it has one. */
export const pageKindAt = (pathname: string): string | undefined =>
  matchRoutes(ROUTES, readPath(pathname).path)?.[0]?.route.handle

/** The third-party scripts that the page at a path loads. */
export const scriptsAt = (
  pathname: string,
  scripts: readonly ThirdPartyScript[],
): ThirdPartyScript[] => {
  if (scripts.length === 0) return []
  const kind = pageKindAt(pathname)
  return scripts.filter(({ pages }) => pages.some((page) => page === kind))
}
