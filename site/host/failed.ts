import { failedCopy } from '../copy/failed.ts'

/**
 * Says at the top of a finished page how people can refer to what failed. Outside React's root, since
 * React doesn't know of it.
 * @param requestId has only letters, digits and a few signs that HTML gives no meaning
 */
export const markFailed = (html: string, requestId: string): string =>
  html.replace(
    '<body>',
    () => `<body>\n<p data-outdated role="status">${failedCopy.en.notice(requestId)}</p>`,
  )
