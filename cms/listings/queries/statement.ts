/** Adds a value to a statement, and gives its number there: '$1::text'. */
export type Value = (item: unknown, type: string) => string

/** The values of a statement, and the function that adds one to them. */
export const collectValues = (): { values: unknown[]; value: Value } => {
  const values: unknown[] = []
  return { values, value: (item, type) => `$${values.push(item)}::${type}` }
}
