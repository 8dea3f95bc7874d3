/** Rows of an array get other ids in a version, and lack what they say nothing about until they are stored. */
const plainRow = (row: unknown): unknown =>
  typeof row === 'object' && row !== null
    ? Object.fromEntries(
        Object.entries(row).filter(([name, value]) => name !== 'id' && (value ?? null) !== null),
      )
    : row

/** A fact's stored value; null if it says nothing, like an empty list or a box left unticked. */
export const knownValue = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.length > 0 ? value.map(plainRow) : null
  return value === '' || value === false ? null : (value ?? null)
}
