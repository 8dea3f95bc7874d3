/** Connection errors: refused, cut, never made. */
const CONNECTION =
  /^(ECONN(REFUSED|RESET|ABORTED)|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|E(HOST|NET)UNREACH)$/
/**
 * Server errors: connection exceptions; shutting down or starting up; no connection, memory or disk
 * left; a statement or a lock that took too long; a server that has become read-only.
 */
const SQLSTATE = /^(08...|57P0[1235]|53...|57014|55P03|25006)$/
/** For errors that have lost their code, as those of Payload's transactions have. */
const WORDS = new RegExp(
  [
    '\\bECONN(REFUSED|RESET)\\b',
    'Connection terminated',
    'connection error and is not queryable',
    'timeout exceeded when trying to connect',
    'Query read timeout',
    'is not currently accepting connections',
  ].join('|'),
)

/** Whether a query failed because the database can't be used just now. */
export const isUnreachable = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  return (
    CONNECTION.test(code) ||
    SQLSTATE.test(code) ||
    WORDS.test(error.message) ||
    isUnreachable(error.cause)
  )
}

/** Seconds to wait before a retry, as the Retry-After header has it. */
export const RETRY_AFTER = '5'

/** What people read meanwhile. */
export const UNREACHABLE =
  'The directory can’t reach its database. Please try again in a few seconds.'
