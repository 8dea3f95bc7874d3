import { mirrorPaths } from '@healthcare-for-all/cms/contract/mirror'
import { pathsFor } from '@healthcare-for-all/cms/contract/paths'
import { mirrorCopy } from '../copy/mirror.ts'
import { escaped } from './html.ts'

/*
 * React escapes < and > in texts and attributes, so these patterns find whole elements and nothing
 * else. Forms and scripts are never nested.
 */
const SCRIPTS = /<script(?![^>]*application\/ld\+json)[^>]*>[\s\S]*?<\/script>/g
const CODE = /<template id="code">[\s\S]*?<\/template>/g
const POSTED_FORMS = /<form [^>]*method="post"[^>]*>[\s\S]*?<\/form>/g
const LOAD_MORE = /<a ([^>]*)href="([^"?]*)\?[^"]*offset=[^"]*"([^>]*)>[\s\S]*?<\/a>/g
/** Links to one letter's towns of a list. */
const LETTER = /href="([^"?]*)\?letter=[^"]*"/g
const WITH_QUERY = /href="(\/(?!\/)[^"?#]*)\?([^"]*)"/g
/** Other addresses of category pages. */
const CATEGORY = /href="\/services\/category\/([^"/]+)(?:\/united-states\/([^"/]+))?"/g
const OWN_CATEGORY = /href="\/category\/([^"/]+)\/state\/([^"/]+)"/g
const NOSCRIPT = /<\/?noscript>/g
const STATE_PAGE = /\/united-states\/([^/]+)$|\/state\/([^/]+)$/

const copy = mirrorCopy.en
const paths = pathsFor('en')
/** With a slash at the end, an object store answers without a redirect, which would lose the query. */
const SEARCH = `${paths.search()}/`

/**
 * The policy of a copy, which may stand where nobody can set headers. Only the search has a script
 * and asks for something. Browsers don't accept frame-ancestors in a page.
 */
const policyInPage = (policy: string, hasScript: boolean): string => {
  const own = hasScript ? "'self'" : "'none'"
  return policy
    .split(/;\s*/)
    .filter((directive) => !directive.startsWith('frame-ancestors'))
    .map((directive) =>
      directive
        .replace(/^(script-src|connect-src) .*/, `$1 ${own}`)
        .replace(/^style-src /, "style-src 'self' "),
    )
    .join('; ')
}

/** Where all clinics of a list are that a page shows only the beginning of. */
const fullList = (address: string): string => {
  const [, own, categorys] = STATE_PAGE.exec(address) ?? []
  const state = own ?? categorys
  return state ? mirrorPaths.state(state) : mirrorPaths.lists
}

interface Page {
  html: string
  /** Its Content-Security-Policy. */
  policy: string
  /** Whether it keeps a script: the search. */
  hasScript?: boolean
  /** The addresses of all pages with clinics. */
  pages: { has: (address: string) => boolean }
}

const head = (policy: string, hasScript: boolean) => `<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${escaped(policyInPage(policy, hasScript))}">
<meta name="referrer" content="strict-origin">
<link rel="stylesheet" href="${mirrorPaths.style}">`

/**
 * A page of the site as it stands on the mirror, where nothing can be asked or sent: without scripts
 * and posted forms, and with a line that says that it is a copy, and from when.
 * @returns makes the page of a day: '2026-11-22'
 */
export const copyPage = ({
  html,
  policy,
  hasScript = false,
  pages,
}: Page): ((day: string) => string) => {
  /** A category without clinics in a state has no page here, so the state's list stands in. */
  const categoryLink = (category: string, state?: string) => {
    if (!state) return paths.ownCategory(category)
    const own = paths.ownCategoryInState(category, state)
    return pages.has(own) ? own : mirrorPaths.state(state)
  }
  const [before = '', ...after] = html
    .replace(SCRIPTS, '')
    .replace(CODE, '')
    .replace(NOSCRIPT, '')
    .replace(POSTED_FORMS, `<p role="note"><strong>${escaped(copy.form)}</strong></p>`)
    .replace(LOAD_MORE, (_, start, address, end) => {
      return `<a ${start}href="${fullList(address)}"${end}>${copy.fullList}</a>`
    })
    .replace(LETTER, (_, address) => `href="${fullList(address)}"`)
    .replace(WITH_QUERY, (_, path, query) =>
      path === paths.search() ? `href="${SEARCH}?${query}"` : `href="${path}"`,
    )
    .replace(CATEGORY, (_, category, state) => {
      return `href="${categoryLink(decodeURIComponent(category), state && decodeURIComponent(state))}"`
    })
    .replace(OWN_CATEGORY, (_, category, state) => {
      return `href="${categoryLink(decodeURIComponent(category), decodeURIComponent(state))}"`
    })
    .replaceAll(`action="${paths.search()}"`, `action="${SEARCH}"`)
    .replace('<meta charset="utf-8">', () => head(policy, hasScript))
    .split('<body>')
  const rest = after.join('<body>')
  return (day) =>
    `${before}<body>\n<p data-outdated role="status">${escaped(copy.notice(day))}</p>${rest}`
}
