import { isDeepStrictEqual } from 'node:util'
import { expect } from 'vitest'

/**
 * Runs a function with the values of each row, of which the last is the wanted result. Fails with all
 * rows that come out differently.
 */
export const expectRows = <Run extends (...given: never[]) => unknown>(
  run: Run,
  rows: readonly (readonly [...Parameters<Run>, unknown])[],
): void => {
  const results = rows.map((row) => {
    const given = row.slice(0, -1)
    return [...given, Reflect.apply(run, undefined, given)]
  })
  const differing = [...rows.keys()].filter((at) => !isDeepStrictEqual(results[at], rows[at]))
  expect(differing.map((at) => results[at])).toEqual(differing.map((at) => rows[at]))
}
