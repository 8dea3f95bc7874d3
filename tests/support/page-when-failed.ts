import { readFileSync } from 'node:fs'
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter'

const SNAPSHOT = /```yaml\n([\s\S]*?)```/
const MOST_LINES = 150

/** Prints at the end what pages showed when their tests failed: a machine that builds keeps no files. */
export default class PageWhenFailed implements Reporter {
  #pages: string[] = []

  onTestEnd({ title }: TestCase, { attachments }: TestResult): void {
    const path = attachments.find(({ name }) => name === 'error-context')?.path
    const [, shown] = (path && SNAPSHOT.exec(readFileSync(path, 'utf8'))) || []
    if (!shown) return
    const lines = shown.trimEnd().split('\n').slice(0, MOST_LINES)
    this.#pages.push(`\nWhat the page showed in '${title}':\n${lines.join('\n')}`)
  }

  onEnd(): void {
    for (const page of this.#pages) console.log(page)
  }
}
