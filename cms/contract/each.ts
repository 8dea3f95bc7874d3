/** One value for each name, as the entries of a schema. */
export const each = <Name extends string, Value>(
  names: readonly Name[],
  value: Value,
): Record<Name, Value> =>
  Object.fromEntries(names.map((name) => [name, value])) as Record<Name, Value>
