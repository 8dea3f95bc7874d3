import { mirrorPaths } from '@healthcare-for-all/cms/contract/mirror'
import { pathsFor, perLocale, readPath } from '@healthcare-for-all/cms/contract/paths'

/** The addresses of all pages with clinics. */
export interface Pages {
  has: (address: string) => boolean
}

/*
 * Paths without their language. Categories have two addresses each. Forms about a clinic need the
 * site.
 */
const CATEGORY = /^\/services\/category\/([^/]+)(?:\/united-states\/([^/]+))?$/
const OWN_CATEGORY = /^\/category\/([^/]+)\/state\/([^/]+)$/
const CLINIC_FORM = /^\/services\/[^/]+\/(?:correct|staff)$/
const STATE = /\/(?:united-states|state)\/([^/]+)$/
/** A link to one letter's towns of a list. */
const LETTER = /^\?letter=/

const PLACES = perLocale((locale) => ({ paths: pathsFor(locale), own: mirrorPaths(locale) }))

/** Where all clinics of a list are that a page shows only the beginning of. */
export const fullList = (address: string): string => {
  const { locale, path } = readPath(address)
  const [, state] = STATE.exec(path) ?? []
  const { own } = PLACES[locale]
  return state ? own.state(state) : own.lists
}

/** Where a link of a copied page leads on the mirror. @param query with its question mark */
export const linkOn = (pages: Pages, address: string, query = ''): string => {
  const { locale, path } = readPath(address)
  const { paths, own } = PLACES[locale]
  if (LETTER.test(query)) return fullList(address)
  if (address === paths.search()) return own.search + query
  // The contact page has the address to write to.
  if (CLINIC_FORM.test(path)) return paths.contact
  const [, category, state] = CATEGORY.exec(path) ?? OWN_CATEGORY.exec(path) ?? []
  if (!category) return address
  if (!state) return paths.ownCategory(decodeURIComponent(category))
  const inState = paths.ownCategoryInState(decodeURIComponent(category), decodeURIComponent(state))
  // A category without clinics in a state has no page here, so the state's list stands in.
  return pages.has(inState) ? inState : own.state(decodeURIComponent(state))
}
