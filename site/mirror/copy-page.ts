import { mirrorData, mirrorPaths } from '@healthcare-for-all/cms/contract/mirror'
import { readPath } from '@healthcare-for-all/cms/contract/paths'
import { escaped } from '../lib/escaped.ts'
import { fullList, linkOn, type Pages } from './copied-links.ts'
import { mirrorCopy } from './copy.ts'

/*
 * React escapes < and > in texts and attributes, so these patterns find whole elements and nothing
 * else. Forms and scripts are never nested.
 */
const SCRIPTS = /<script(?![^>]*application\/ld\+json)[^>]*>[\s\S]*?<\/script>/g
const CODE = /<template id="code">[\s\S]*?<\/template>/g
const POSTED_FORMS = /<form [^>]*method="post"[^>]*>[\s\S]*?<\/form>/g
/** What can only be asked of the site itself. There is no section inside one. */
const LIVE = /<section [^>]*data-live[^>]*>[\s\S]*?<\/section>/g
/** What is saved on a device is saved by the site's scripts. */
const SAVED = /<a [^>]*href="(?:\/[\w-]+)?\/saved"[^>]*>[\s\S]*?<\/a>/g
const LOAD_MORE = /<a ([^>]*)href="([^"?]*)\?[^"]*offset=[^"]*"([^>]*)>[\s\S]*?<\/a>/g
const LINK = /href="(\/(?!\/)[^"?#]*)(\?[^"]*)?"/g
const NOSCRIPT = /<\/?noscript>/g

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

interface Page {
  /** Of the page. */
  address: string
  html: string
  /** Its Content-Security-Policy. */
  policy: string
  /** Whether it keeps a script: the search. */
  hasScript?: boolean
  /** The addresses of all pages with clinics. */
  pages: Pages
}

const head = (policy: string, hasScript: boolean) => `<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${escaped(policyInPage(policy, hasScript))}">
<meta name="referrer" content="strict-origin">
<link rel="stylesheet" href="${mirrorData.style}">`

/**
 * A page of the site as it stands on the mirror, where nothing can be asked or sent: without scripts
 * and posted forms, and with a line that says that it is a copy, and from when.
 * @returns makes the page of a day: '2026-11-22'
 */
export const copyPage = ({
  address,
  html,
  policy,
  hasScript = false,
  pages,
}: Page): ((day: string) => string) => {
  const { locale } = readPath(address)
  const copy = mirrorCopy[locale]
  const { search } = mirrorPaths(locale)
  const [before = '', ...after] = html
    .replace(SCRIPTS, '')
    .replace(CODE, '')
    .replace(NOSCRIPT, '')
    .replace(POSTED_FORMS, `<p role="note"><strong>${escaped(copy.form)}</strong></p>`)
    .replace(LIVE, `<p role="note">${escaped(copy.live)}</p>`)
    .replace(SAVED, '')
    .replace(LOAD_MORE, (_, start, list, end) => {
      return `<a ${start}href="${fullList(list)}"${end}>${copy.fullList}</a>`
    })
    .replace(LINK, (_, path, query) => `href="${linkOn(pages, path, query)}"`)
    .replaceAll(`action="${search.slice(0, -1)}"`, `action="${search}"`)
    .replace('<meta charset="utf-8">', () => head(policy, hasScript))
    .split('<body>')
  const rest = after.join('<body>')
  return (day) =>
    `${before}<body>\n<p data-outdated role="status">${escaped(copy.notice(day))}</p>${rest}`
}
