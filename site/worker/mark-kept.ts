import { keptCopy } from '../copy/kept.ts'
import { languageOf } from '../host/language-of.ts'
import { IS_KEPT } from '../lib/offline/kept-page.ts'

/** Says to the page's code that the worker had it. @param path has no quotation marks, as every URL's */
export const markKept = (html: string, path: string): string =>
  html.replace('<html', () => `<html ${IS_KEPT}="${path}"`)

/** Says at the top of a page from when it is, where an outdated page says so too. */
export const sayWhen = (html: string, at: Date): string => {
  const locale = languageOf(html)
  const { notice, again } = keptCopy[locale]
  const when = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short' }).format(at)
  const line = `<span>${notice(when)}</span> <a href="">${again}</a>`
  return html.replace('<body>', () => `<body>\n<p data-outdated role="status">${line}</p>`)
}
