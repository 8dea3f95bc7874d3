import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { groupBy } from '../../cms/places/group-by.ts'

/** What the tests of one file took, at one level: beside each other, two files take half of it. */
export interface FileTime {
  level: string
  file: string
  tests: number
  seconds: number
}

/** How many tests passed and failed. */
export interface Result {
  passed: number
  failed: number
  /** Not run, for example because others that they depend on failed. */
  skipped?: number
  /** Names of those that failed, and of those that passed only when they were repeated. */
  failures?: string[]
  times?: FileTime[]
}

const Vitest = z.object({
  numPassedTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      startTime: z.number(),
      endTime: z.number(),
      assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })),
    }),
  ),
})

const PlaywrightTest = z.object({
  projectName: z.string(),
  status: z.enum(['expected', 'unexpected', 'flaky', 'skipped']),
  results: z.array(z.object({ duration: z.number() })),
})
const PlaywrightSuite = z.object({
  title: z.string(),
  specs: z.array(z.object({ title: z.string(), file: z.string(), tests: z.array(PlaywrightTest) })),
  get suites() {
    return z.array(PlaywrightSuite).default([])
  },
})
const Playwright = z.object({ suites: z.array(PlaywrightSuite) })

const readJson = async (file: string): Promise<unknown> => JSON.parse(await readFile(file, 'utf8'))

const isFailed = ({ status }: { status: string }) => status === 'failed'

/** @param file the report of Vitest's reporter `json` */
export const readVitest = async (level: string, file: string): Promise<Result> => {
  const { numPassedTests, testResults } = Vitest.parse(await readJson(file))
  const nameOf = ({ name }: { name: string }) => path.relative('tests', name)
  const failures = testResults.filter(isFailed).flatMap((result) => {
    const failed = result.assertionResults.filter(isFailed)
    // A file that can't be loaded has no tests.
    return failed.length > 0
      ? failed.map(({ fullName }) => `${nameOf(result)} › ${fullName}`)
      : [nameOf(result)]
  })
  const times = testResults.map((result) => ({
    level,
    file: nameOf(result),
    tests: result.assertionResults.length,
    seconds: (result.endTime - result.startTime) / 1000,
  }))
  return { passed: numPassedTests, failed: failures.length, failures, times }
}

type Suite = z.infer<typeof PlaywrightSuite>
type PlaywrightRun = z.infer<typeof PlaywrightTest> & { file: string; name: string }

const runsIn = ({ title, specs, suites }: Suite): PlaywrightRun[] => [
  ...specs.flatMap((spec) =>
    spec.tests.map((run) => ({ ...run, file: spec.file, name: `${title} › ${spec.title}` })),
  ),
  ...suites.flatMap(runsIn).map((run) => ({ ...run, name: `${title} › ${run.name}` })),
]

const secondsOf = ({ results }: PlaywrightRun) =>
  results.reduce((total, { duration }) => total + duration / 1000, 0)

const timesOf = (runs: PlaywrightRun[]): FileTime[] =>
  [...groupBy(runs, ({ projectName, file }) => `${projectName} ${file}`).values()].flatMap(
    (ofFile) => {
      const [first] = ofFile
      if (!first) return []
      const seconds = ofFile.reduce((total, run) => total + secondsOf(run), 0)
      return [{ level: first.projectName, file: first.file, tests: ofFile.length, seconds }]
    },
  )

/** @param file the report of Playwright's reporter `json` */
export const readPlaywright = async (file: string): Promise<Result> => {
  const { suites } = Playwright.parse(await readJson(file))
  const runs = suites.flatMap(runsIn)
  const withStatus = (status: PlaywrightRun['status']) =>
    runs.filter((run) => run.status === status)
  const [failed, flaky] = [withStatus('unexpected'), withStatus('flaky')]
  return {
    passed: withStatus('expected').length,
    failed: failed.length + flaky.length,
    skipped: withStatus('skipped').length,
    failures: [
      ...failed.map(({ name }) => name),
      ...flaky.map(({ name }) => `${name} (flaky: it failed, and passed when it was repeated)`),
    ],
    times: timesOf(runs),
  }
}
