import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { prepareDatabase } from './support/prepare-database.ts'
import { printTimes } from './support/print-times.ts'
import { type Result, readPlaywright, readVitest } from './support/results.ts'
import { runCheck, runTests, type Suite, sumOf } from './support/run-suite.ts'

const fast = process.argv.includes('--fast')
const ROOMS = ['cms', 'site', 'seed', 'tests']

const folder = await mkdtemp(path.join(tmpdir(), 'results-'))

const vitest = (project: string): Suite => {
  const file = path.join(folder, `${project}.json`)
  const words = ['vitest', 'run', '--root', 'tests', '--project', project]
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  return {
    name: project,
    command: ['npx', ...words, ...reporters],
    read: () => readVitest(project, file),
  }
}

const browsersFile = path.join(folder, 'browsers.json')
const browsers: Suite = {
  name: 'browser, browser in Spanish, and panel',
  command: ['npx', 'playwright', 'test', '--config', 'tests/playwright.config.ts'],
  env: { PLAYWRIGHT_JSON: browsersFile },
  read: () => readPlaywright(browsersFile),
}

/** Checks that need only the sources. */
const checkSources = async () => {
  const checks = [
    await runCheck('Formatting', ['npx', 'biome', 'format', '.']),
    await runCheck('Lint', ['npx', 'biome', 'lint', '--error-on-warnings', '.']),
    ...(await Promise.all(
      ROOMS.map((room) => runCheck(`Types: ${room}`, ['npx', 'tsc', '--project', room])),
    )),
  ]
  return { checks, tests: [await runTests(vitest('unit'))] }
}

/** Builds and a database for the tests, so that they don't have to make them. */
const prepare = async () => {
  const [build, stopDatabase] = await Promise.all([
    runCheck('Builds of the site and the panel', ['npm', 'run', 'build', '--silent']),
    prepareDatabase(),
  ])
  return { build, stopDatabase }
}

const generated = await runCheck('Files that Payload generates from its config', [
  'npm',
  'run',
  'generate',
  '--workspace',
  'cms',
  '--silent',
])
const [{ checks, tests }, prepared] = await Promise.all([
  checkSources(),
  fast ? undefined : prepare(),
])
checks.push(generated)
if (prepared) {
  checks.push(prepared.build)
  tests.push(await runTests(vitest('api')))
  // In one run, since each starts the products anew.
  tests.push(await runTests(browsers))
}
await prepared?.stopDatabase()
await rm(folder, { recursive: true })

const told = (results: Result[]) => {
  const left = sumOf(results, 'skipped') > 0 ? `, ${sumOf(results, 'skipped')} not run` : ''
  return `${sumOf(results, 'passed')} passed, ${sumOf(results, 'failed')} failed${left}`
}
await printTimes(tests.flatMap(({ times = [] }) => times))
// At the end, since the output of a whole run is long.
const failures = [...checks, ...tests].flatMap((result) => result.failures ?? [])
if (failures.length > 0) console.log(`\nFailed:\n${failures.join('\n')}`)
console.log(`\nChecks: ${told(checks)}\nTests:\n${told(tests)}`)
process.exit(sumOf([...checks, ...tests], 'failed') > 0 ? 1 : 0)
