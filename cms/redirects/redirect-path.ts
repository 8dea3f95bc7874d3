import type { Locale } from '../contract/constants.ts'
import { pathIn, readPath } from '../contract/paths.ts'

/** A placeholder for the site's origin. */
const SITE = 'http://site.invalid'

const decoded = (path: string) => {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}

/** A path as redirects are compared: lowercase, decoded, without a trailing slash. */
export const comparedPath = (path: string): string =>
  decoded(path).toLowerCase().replace(/\/+$/, '') || '/'

/** Addresses outside the public site. */
const ELSEWHERE = /^\/(admin|api|cms-api|_next)(\/|$)/

/** Whether a path belongs to the panel or the API. */
export const isElsewhere = (path: string): boolean => ELSEWHERE.test(path)

/**
 * The paths whose redirects hold at a path, in compared form: its own, and in another language the
 * English one's, which then leads to a page in that language.
 */
export const sourcesOf = (path: string): { from: string; locale: Locale }[] => {
  const { locale, path: english } = readPath(path)
  const own = { from: path, locale: 'en' as const }
  return locale === 'en' ? [own] : [own, { from: english, locale }]
}

/** Where a redirect leads: a path of the site, or a whole address; undefined for anything else. */
const targetOf = (to: string): URL | undefined => {
  if (!URL.canParse(to, SITE)) return undefined
  const url = new URL(to, SITE)
  // '/..//other.example' would be another host's address in a Location header.
  const own = url.origin === SITE && to.startsWith('/') && !url.pathname.startsWith('//')
  return own || url.protocol === 'https:' ? url : undefined
}

/** The path of the site that a redirect leads to, in compared form; undefined if it leaves it. */
export const ownTarget = (to: string): string | undefined => {
  const url = targetOf(to)
  return url?.origin === SITE ? comparedPath(url.pathname) : undefined
}

/** A redirect's target for a page in a language. */
export const targetIn = (locale: Locale, to: string): string => {
  const { locale: named, path } = readPath(to)
  const isPage = ownTarget(to) !== undefined && !isElsewhere(to)
  return isPage && named === 'en' ? pathIn(locale, path) : to
}

/**
 * The value of the Location header.
 * @param search the query of the request; kept within the site, never passed to another one
 * @returns undefined if the redirect can't be followed
 */
export const locationOf = (to: string, search: string): string | undefined => {
  const url = targetOf(to)
  if (url?.origin !== SITE) return url?.href
  for (const [name, value] of new URLSearchParams(search)) url.searchParams.append(name, value)
  return url.pathname + url.search + url.hash
}
