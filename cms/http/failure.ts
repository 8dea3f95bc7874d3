import type { ErrorHandler } from 'hono'
import { routePath } from 'hono/route'
import type { Payload } from 'payload'
import { isDiskFull } from '../database/system-fault.ts'
import { isUnreachable, RETRY_AFTER } from '../database/unreachable.ts'
import { requestIdOf } from '../telemetry/request-id.ts'
import { languageHeader, localeAt, wordsIn } from './words/words-in.ts'

/** Plain text in place of a page or file that could not be made, in the language of its path. */
export const answerFailure =
  (logger: Payload['logger']): ErrorHandler =>
  (error, c) => {
    const locale = localeAt(c.req.path)
    const words = wordsIn(locale)
    const headers = { ...languageHeader(locale), 'cache-control': 'no-store' }
    const later = { ...headers, 'retry-after': RETRY_AFTER }
    if (isDiskFull(error)) return c.text(words.diskFull, 503, later)
    if (isUnreachable(error)) return c.text(words.unreachable, 503, later)
    const request = requestIdOf(c)
    logger.error({ request, err: error, msg: `${c.req.method} ${routePath(c)} failed` })
    const note = request ? words.failureNote(request) : ''
    return c.text(words.pageFailed + note, 500, headers)
  }
