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
