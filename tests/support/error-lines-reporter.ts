import { readFileSync } from 'node:fs'
import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter'
import { loggedBetween, readErrorLines, unexpectedErrors } from './error-lines.ts'

/** The type of the annotation in which a test says which errors it causes, as a pattern. */
export const CAUSES_ERROR = 'causes error'

const SNAPSHOT = /```yaml\n([\s\S]*?)```/
const MOST_LINES = 150

/** What the page showed when its test failed. */
const pageOf = ({ attachments }: TestResult): string => {
  const path = attachments.find(({ name }) => name === 'error-context')?.path
  return (path && SNAPSHOT.exec(readFileSync(path, 'utf8'))?.[1])?.trimEnd() ?? ''
}

/**
 * Fails the run if the log of a product tells of an error that no test expects. Prints at the end what
 * pages showed when their tests failed, and what the products logged meanwhile: a machine that builds
 * keeps no files.
 */
export default class ErrorLines implements Reporter {
  #expected: RegExp[] = []
  #lines: string[] = []
  #told: string[] = []
  #read = readErrorLines()

  onStdOut(piece: string | Buffer): void {
    this.#read(piece)
  }

  onTestEnd({ title }: TestCase, result: TestResult): void {
    for (const { type, description } of result.annotations)
      if (type === CAUSES_ERROR && description) this.#expected.push(new RegExp(description))
    const lines = unexpectedErrors(this.#expected)
    this.#lines.push(...lines.map((line) => `${line}\n  (seen by the end of '${title}')`))
    if (['passed', 'skipped'].includes(result.status)) return
    const from = result.startTime.getTime()
    const logged = loggedBetween(from, from + result.duration).slice(0, MOST_LINES)
    const page = pageOf(result).split('\n').slice(0, MOST_LINES)
    this.#told.push(`\nWhat the page showed in '${title}':`, ...page)
    this.#told.push(`\nWhat was logged during '${title}':`, ...logged)
  }

  async onEnd(): Promise<{ status: FullResult['status'] } | undefined> {
    for (const told of this.#told) console.log(told)
    const lines = [...this.#lines, ...unexpectedErrors()].filter(
      (line) => !this.#expected.some((pattern) => pattern.test(line)),
    )
    if (lines.length === 0) return undefined
    console.log(`\nErrors in the products' logs that no test expects:\n${lines.join('\n')}`)
    return { status: 'failed' }
  }
}
