import { failedCopy } from '../copy/failed.ts'
import { languageOf } from './language-of.ts'

/**
 * Says at the top of a finished page how people can refer to what failed. Outside React's root, since
 * React doesn't know of it.
 * @param requestId has only letters, digits and a few signs that HTML gives no meaning
 */
export const markFailed = (html: string, requestId: string): string => {
  const notice = failedCopy[languageOf(html)].notice(requestId)
  return html.replace('<body>', () => `<body>\n<p data-outdated role="status">${notice}</p>`)
}
