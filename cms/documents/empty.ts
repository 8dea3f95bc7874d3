/** An empty text, an empty list and nothing are the same to a reader. */
export const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (Array.isArray(value) && value.length === 0)

export const orNull = (value: unknown): unknown => (isEmpty(value) ? null : value)
