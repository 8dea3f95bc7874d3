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

/**
 * Asks for each row, and fails with all rows that are answered otherwise.
 * @param ask what is answered, and what is wanted
 */
export const expectAnswers = async <Row>(
  rows: Iterable<Row>,
  ask: (row: Row) => Promise<readonly [got: unknown, wanted: unknown]>,
): Promise<void> => {
  const misses: unknown[] = []
  for (const row of rows) {
    const [got, wanted] = await ask(row)
    if (!isDeepStrictEqual(got, wanted)) misses.push({ row, got, wanted })
  }
  expect(misses).toEqual([])
}
