/**
 * Postgres's codes for a value that it can't take: not of its type, out of range, no date, too long, a
 * character that it has no place for, a reference to what isn't there.
 */
const SQLSTATE = /^(22P02|22P03|22P05|22001|22003|22007|22008|22021|23503)$/

const codesOf = (error: unknown): string[] =>
  error instanceof Error ? [String(Reflect.get(error, 'code')), ...codesOf(error.cause)] : []

/** Whether a query failed because of what somebody sent, so that no other try would do better. */
export const isBadValue = (error: unknown): boolean =>
  codesOf(error).some((code) => SQLSTATE.test(code))

/** Whether a query failed because a column that must have a value got none. */
export const lacksValue = (error: unknown): boolean => codesOf(error).includes('23502')

/** Whether Postgres gave up one of two changes that waited for each other. */
export const isConflict = (error: unknown): boolean =>
  codesOf(error).some((code) => code === '40P01' || code === '40001')
