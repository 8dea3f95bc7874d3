/** An empty text, an empty list and nothing are the same to a reader. */
export const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (Array.isArray(value) && value.length === 0)

/** Whether there is something to read. */
export const hasWords = (value: unknown): boolean =>
  !isEmpty(typeof value === 'string' ? value.trim() : value)

export const orNull = (value: unknown): unknown => (isEmpty(value) ? null : value)
