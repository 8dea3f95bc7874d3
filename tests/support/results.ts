import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'

/** How many tests passed and failed. */
export interface Result {
  passed: number
  failed: number
  /** Not run, for example because others that they depend on failed. */
  skipped?: number
  /** Names of those that failed. */
  failures?: string[]
}

const Vitest = z.object({
  numPassedTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })),
    }),
  ),
})

const PlaywrightSuite = z.object({
  title: z.string(),
  specs: z.array(z.object({ title: z.string(), ok: z.boolean() })),
  get suites() {
    return z.array(PlaywrightSuite).default([])
  },
})
const Playwright = z.object({
  stats: z.object({
    expected: z.number(),
    unexpected: z.number(),
    flaky: z.number(),
    skipped: z.number(),
  }),
  suites: z.array(PlaywrightSuite),
})

const readJson = async (file: string): Promise<unknown> => JSON.parse(await readFile(file, 'utf8'))

const isFailed = ({ status }: { status: string }) => status === 'failed'

export const readVitest = async (file: string): Promise<Result> => {
  const { numPassedTests, testResults } = Vitest.parse(await readJson(file))
  const failures = testResults.filter(isFailed).flatMap((result) => {
    const name = path.relative(process.cwd(), result.name)
    const failed = result.assertionResults.filter(isFailed)
    // A file that can't be loaded has no tests.
    return failed.length > 0 ? failed.map(({ fullName }) => `${name} › ${fullName}`) : [name]
  })
  return { passed: numPassedTests, failed: failures.length, failures }
}

const failuresIn = ({ title, specs, suites }: z.infer<typeof PlaywrightSuite>): string[] =>
  [
    ...specs.filter(({ ok }) => !ok).map((spec) => spec.title),
    ...suites.flatMap((suite) => failuresIn(suite)),
  ].map((name) => `${title} › ${name}`)

export const readPlaywright = async (file: string): Promise<Result> => {
  const { stats, suites } = Playwright.parse(await readJson(file))
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
    failures: suites.flatMap(failuresIn),
  }
}
