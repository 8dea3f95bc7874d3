import { readFile } from 'node:fs/promises'
import { z } from 'zod'

/** Tests that passed and failed. */
export interface Result {
  passed: number
  failed: number
  /** Left out, say since others that they depend on have failed. */
  skipped?: number
}

const Vitest = z.object({ numPassedTests: z.number(), numFailedTests: z.number() })
const Playwright = z.object({
  stats: z.object({
    expected: z.number(),
    unexpected: z.number(),
    flaky: z.number(),
    skipped: z.number(),
  }),
})

const readJson = async (file: string): Promise<unknown> => JSON.parse(await readFile(file, 'utf8'))

export const readVitest = async (file: string): Promise<Result> => {
  const { numPassedTests, numFailedTests } = Vitest.parse(await readJson(file))
  return { passed: numPassedTests, failed: numFailedTests }
}

export const readPlaywright = async (file: string): Promise<Result> => {
  const { stats } = Playwright.parse(await readJson(file))
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
  }
}
