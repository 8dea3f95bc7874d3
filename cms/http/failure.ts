import type { ErrorHandler } from 'hono'
import { isUnreachable, RETRY_AFTER } from '../database/unreachable.ts'

/** In place of a page or file that could not be made, where nothing better can be said. */
export const answerFailure: ErrorHandler = (error, c) => {
  if (isUnreachable(error)) {
    const text = 'The directory can not reach its database. Please try again in a few seconds.'
    return c.text(text, 503, { 'retry-after': RETRY_AFTER, 'cache-control': 'no-store' })
  }
  console.error(error)
  return c.text('Something went wrong. Please try again in a moment.', 500)
}
