import { afterAll, afterEach, expect } from 'vitest'
import { expectNoErrorLines, unexpectedErrors } from './error-lines.ts'

const expectNone = () =>
  expect(unexpectedErrors(), 'errors in the log that no test expects (expectErrorLines)').toEqual(
    [],
  )

expectNoErrorLines()
// What is left of a file that failed while it was set up.
unexpectedErrors()
afterEach(expectNone)
afterAll(expectNone)
