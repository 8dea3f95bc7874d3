import { readFileSync } from 'node:fs'
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter'
import { loggedBetween } from './error-lines.ts'

const SNAPSHOT = /```yaml\n([\s\S]*?)```/
const MOST_LINES = 150

const pageOf = ({ attachments }: TestResult): string | undefined => {
  const path = attachments.find(({ name }) => name === 'error-context')?.path
  return path && SNAPSHOT.exec(readFileSync(path, 'utf8'))?.[1]
}

/**
 * Prints at the end what pages showed when their tests failed, and what the products logged meanwhile: a
 * machine that builds keeps no files.
 */
export default class PageWhenFailed implements Reporter {
  #told: string[] = []

  onTestEnd({ title }: TestCase, result: TestResult): void {
    if (['passed', 'skipped'].includes(result.status)) return
    const tell = (what: string, lines: string[]) => {
      if (lines.length > 0)
        this.#told.push(`\n${what} '${title}':\n${lines.slice(0, MOST_LINES).join('\n')}`)
    }
    const from = result.startTime.getTime()
    tell('What the page showed in', pageOf(result)?.trimEnd().split('\n') ?? [])
    tell('What was logged during', loggedBetween(from, from + result.duration))
  }

  onEnd(): void {
    for (const told of this.#told) console.log(told)
  }
}
