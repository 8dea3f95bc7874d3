import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter'
import { readErrorLines, unexpectedErrors } from './error-lines.ts'

/** The type of the annotation in which a test says which errors it causes, as a pattern. */
export const CAUSES_ERROR = 'causes error'

/** Fails the run if the log of a product tells of an error that no test expects. */
export default class ErrorLines implements Reporter {
  #expected: RegExp[] = []
  #lines: string[] = []
  #read = readErrorLines()

  onStdOut(piece: string | Buffer): void {
    this.#read(piece)
  }

  onTestEnd({ title }: TestCase, { annotations }: TestResult): void {
    for (const { type, description } of annotations)
      if (type === CAUSES_ERROR && description) this.#expected.push(new RegExp(description))
    const lines = unexpectedErrors(this.#expected)
    this.#lines.push(...lines.map((line) => `${line}\n  (seen by the end of '${title}')`))
  }

  async onEnd(): Promise<{ status: FullResult['status'] } | undefined> {
    const lines = [...this.#lines, ...unexpectedErrors()].filter(
      (line) => !this.#expected.some((pattern) => pattern.test(line)),
    )
    if (lines.length === 0) return undefined
    console.log(`\nErrors in the products' logs that no test expects:\n${lines.join('\n')}`)
    return { status: 'failed' }
  }
}
