import type { ErrorHandler } from 'hono'
import { routePath } from 'hono/route'
import type { Payload } from 'payload'
import { isUnreachable, RETRY_AFTER, UNREACHABLE } from '../database/unreachable.ts'
import { failureNote, requestIdOf } from '../telemetry/request-id.ts'

/** Plain text in place of a page or file that could not be made. */
export const answerFailure =
  (logger: Payload['logger']): ErrorHandler =>
  (error, c) => {
    if (isUnreachable(error)) {
      return c.text(UNREACHABLE, 503, { 'retry-after': RETRY_AFTER, 'cache-control': 'no-store' })
    }
    const request = requestIdOf(c)
    logger.error({ request, err: error, msg: `${c.req.method} ${routePath(c)} failed` })
    const text = `Something went wrong. Please try again in a moment.${failureNote(request)}`
    return c.text(text, 500, { 'cache-control': 'no-store' })
  }
