import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { JSONReport, JSONReportSuite, JSONReportTest } from '@playwright/test/reporter'
import type { JsonTestResults } from 'vitest/reporters'
import { groupBy } from '../../cms/places/group-by.ts'

/** What the tests of one file took, at one level: beside each other, two files take half of it. */
export interface FileTime {
  level: string
  file: string
  tests: number
  seconds: number
}

export interface Result {
  passed: number
  failed: number
  /** Not run, for example because others that they depend on failed. */
  skipped?: number
  /** Names and errors of those that failed, and of those that passed only when they were repeated. */
  failures?: string[]
  times?: FileTime[]
}

const readJson = async <Report>(file: string): Promise<Report> =>
  JSON.parse(await readFile(file, 'utf8'))

const MOST_LINES = 13

/** A failed test's name, and the first lines of its error: of a machine's output, the end is kept. */
const toldFailure = (name: string, error = ''): string =>
  stripVTControlCharacters(`${name}\n${error}`.trimEnd())
    .split('\n')
    .slice(0, MOST_LINES)
    .join('\n    ')

const isFailed = ({ status }: { status: string }) => status === 'failed'

/** @param file the report of Vitest's reporter `json` */
export const readVitest = async (level: string, file: string): Promise<Result> => {
  const { numPassedTests, testResults } = await readJson<JsonTestResults>(file)
  const nameOf = ({ name }: { name: string }) => path.relative('tests', name)
  const failures = testResults.filter(isFailed).flatMap((result) => {
    const failed = result.assertionResults.filter(isFailed)
    // A file that can't be loaded has no tests.
    return failed.length > 0
      ? failed.map(({ fullName, failureMessages }) =>
          toldFailure(`${nameOf(result)} › ${fullName}`, failureMessages?.[0]),
        )
      : [toldFailure(nameOf(result), result.message)]
  })
  const times = testResults.map((result) => ({
    level,
    file: nameOf(result),
    tests: result.assertionResults.length,
    seconds: (result.endTime - result.startTime) / 1000,
  }))
  return { passed: numPassedTests, failed: failures.length, failures, times }
}

interface PlaywrightRun extends JSONReportTest {
  file: string
  name: string
}

const failureOf = ({ name, results }: PlaywrightRun, more = ''): string =>
  toldFailure(`${name}${more}`, results[0]?.errors[0]?.message)

const runsIn = ({ title, specs, suites = [] }: JSONReportSuite): PlaywrightRun[] =>
  [
    ...specs.flatMap(({ tests, file, title: name }) =>
      tests.map((run) => ({ ...run, file, name })),
    ),
    ...suites.flatMap(runsIn),
  ].map((run) => ({ ...run, name: `${title} › ${run.name}` }))

const timesOf = (runs: PlaywrightRun[]): FileTime[] =>
  [...groupBy(runs, ({ projectName, file }) => `${projectName} ${file}`).values()].map(
    (ofFile) => ({
      level: ofFile[0]?.projectName ?? '',
      file: ofFile[0]?.file ?? '',
      tests: ofFile.length,
      seconds: ofFile
        .flatMap(({ results }) => results)
        .reduce((total, { duration }) => total + duration / 1000, 0),
    }),
  )

/** @param file the report of Playwright's reporter `json` */
export const readPlaywright = async (file: string): Promise<Result> => {
  const { suites } = await readJson<JSONReport>(file)
  const runs = suites.flatMap(runsIn)
  const withStatus = (status: PlaywrightRun['status']) =>
    runs.filter((run) => run.status === status)
  const [failed, flaky] = [withStatus('unexpected'), withStatus('flaky')]
  return {
    passed: withStatus('expected').length,
    failed: failed.length + flaky.length,
    skipped: withStatus('skipped').length,
    failures: [
      ...failed.map((run) => failureOf(run)),
      ...flaky.map((run) => failureOf(run, ' (flaky: it failed, and passed when it was repeated)')),
    ],
    times: timesOf(runs),
  }
}
