import type { Locale } from '@healthcare-for-all/cms/contract/paths'
import { outdatedCopy } from '../copy/outdated.ts'
import { languageOf } from './language-of.ts'

/** 90 seconds: '2 minutes ago'; a day: '24 hours ago'. */
const inWords = (seconds: number, locale: Locale): string => {
  const format = new Intl.RelativeTimeFormat(locale)
  const minutes = Math.ceil(seconds / 60)
  if (minutes < 120) return format.format(-Math.max(minutes, 1), 'minute')
  return format.format(-Math.round(minutes / 60), 'hour')
}

/**
 * Says at the top of a finished page how old it may be. Outside React's root, since React doesn't
 * know of it.
 */
export const markOutdated = (html: string, seconds: number): string => {
  const locale = languageOf(html)
  const notice = outdatedCopy[locale].notice(inWords(seconds, locale))
  return html.replace('<body>', () => `<body>\n<p data-outdated role="status">${notice}</p>`)
}
