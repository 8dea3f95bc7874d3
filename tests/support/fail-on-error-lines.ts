import { afterAll, afterEach, expect } from 'vitest'
import { expectNoErrorLines, unexpectedErrors } from './error-lines.ts'

const expectNone = () =>
  expect(unexpectedErrors(), 'errors in the log that no test expects (expectErrorLines)').toEqual(
    [],
  )

expectNoErrorLines()
afterEach(expectNone)
afterAll(expectNone)
