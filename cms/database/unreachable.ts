/** Of the connection: refused, cut, never made. */
const CONNECTION =
  /^(ECONN(REFUSED|RESET|ABORTED)|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|E(HOST|NET)UNREACH)$/
/** Of the server: connection exceptions, shutting down or starting up, no connection left. */
const SQLSTATE = /^(08...|57P0[1235]|53300)$/
/** Where the code is lost on the way, as Payload's transactions lose it. */
const WORDS = /\bECONN(REFUSED|RESET)\b|Connection terminated|connection error and is not queryable/

/** Whether a query failed because the database can't be reached just now. */
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

/** Seconds after which it is worth asking again, as the header has it. */
export const RETRY_AFTER = '5'
