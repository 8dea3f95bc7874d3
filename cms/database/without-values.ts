/** Drizzle ends its message with the values of the query. */
const PARAMS = /\n?params: [\s\S]*$/
/** Postgres quotes a value that it can't use: 'invalid input syntax for type integer: "Ana"'. */
const QUOTED = /^(invalid input [^:]*|value [^:]*): "[\s\S]*"$/
/** What is safe to log of an error, in addition to its name, message and stack. */
const SAFE = ['code', 'severity', 'schema', 'table', 'column', 'constraint', 'routine', 'status']

/** A message without the values of a failed query. */
export const messageWithoutValues = (message: string): string =>
  message.replace(PARAMS, '').replace(QUOTED, '$1')

const safeParts = (error: Error) =>
  SAFE.map((name) => [name, Reflect.get(error, name)]).filter(([, value]) => value !== undefined)

/**
 * What is logged of an error. A failed query quotes its values, which may be what somebody wrote to
 * the directory or a person's email address.
 */
export const withoutValues = (error: unknown): unknown => {
  if (!(error instanceof Error)) return error
  const message = messageWithoutValues(error.message)
  return {
    type: error.name,
    message,
    stack: error.stack?.replace(error.message, message),
    ...Object.fromEntries(safeParts(error)),
    ...(error.cause !== undefined && { cause: withoutValues(error.cause) }),
  }
}

/** The error that a call to the logger is about, if it is about one. */
export const errorIn = ([first]: unknown[]): unknown =>
  typeof first === 'object' && first !== null && 'err' in first ? first.err : first

/** The arguments of a call to the logger, without the values of failed queries. */
export const loggedWithoutValues = ([first, ...rest]: unknown[]): unknown[] => {
  if (typeof first === 'string') return [messageWithoutValues(first), ...rest]
  const fields = first instanceof Error ? { err: first } : first
  if (typeof fields !== 'object' || fields === null || !('err' in fields)) return [first, ...rest]
  const { err } = fields
  const msg = err instanceof Error &&
    rest.length === 0 && { msg: messageWithoutValues(err.message) }
  return [{ ...msg, ...fields, err: withoutValues(err) }, ...rest]
}
