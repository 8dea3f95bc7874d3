import { clockTime } from '@healthcare-for-all/cms/contract/clock-time'
import { keptCopy } from '../copy/kept.ts'
import { languageOf } from '../host/language-of.ts'
import { IS_KEPT } from '../lib/offline/kept-page.ts'

/** Says to the page's code that the worker had it. @param path has no quotation marks, as every URL's */
export const markKept = (html: string, path: string): string =>
  html.replace('<html', () => `<html ${IS_KEPT}="${path}"`)

/** '22:05', on the visitor's clock. */
const onClock = (at: Date): string =>
  [at.getHours(), at.getMinutes()].map((part) => String(part).padStart(2, '0')).join(':')

/** Says at the top of a page from when it is, where an outdated page says so too. */
export const sayWhen = (html: string, at: Date): string => {
  const locale = languageOf(html)
  const { notice, again, clock } = keptCopy[locale]
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(at)
  // Not Intl's: in Spanish it counts 24 hours, as in Spain.
  const time = clockTime(onClock(at), clock)
  const line = `<span>${notice(date, time)}</span> <a href="">${again}</a>`
  return html.replace('<body>', () => `<body>\n<p data-outdated role="status">${line}</p>`)
}
