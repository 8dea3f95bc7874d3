/** Rows of an array get other ids in a version. */
const withoutId = (row: unknown): unknown =>
  typeof row === 'object' && row !== null ? { ...row, id: undefined } : row

/** A fact's stored value; null if it says nothing, like an empty list or a box left unticked. */
export const knownValue = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.length > 0 ? value.map(withoutId) : null
  return value === '' || value === false ? null : (value ?? null)
}
