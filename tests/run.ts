import path from 'node:path'
import { NODE_VERSIONS, withNode } from './support/node-versions.ts'
import { printTimes } from './support/print-times.ts'
import { type Result, readPlaywright, readVitest } from './support/results.ts'
import { runCheck, runTests, type Suite, sumOf } from './support/run-suite.ts'
import { scratchFolder } from './support/scratch-folder.ts'
import { ensureTemplate } from './support/template.ts'
import { testCluster } from './support/test-cluster.ts'

/** `--fast` needs no builds and no browser; `--all` takes more than an hour. */
const [isFast, isAll] = ['--fast', '--all'].map((word) => process.argv.includes(word))
/** A drill says nothing before it ends. */
const LONGEST_DRILL_MS = 60 * 60_000
/** Nor does a build, which takes ten minutes beside the checks on a slow machine. */
const LONGEST_BUILD_MS = 30 * 60_000
const ROOMS = ['cms', 'site', 'seed', 'tests']

const { folder, remove } = await scratchFolder('results')

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

/** Several in one run, since each run starts the products anew. */
const playwright = (projects: string[], files: string[] = []): Suite => {
  const file = path.join(folder, 'browsers.json')
  const chosen = projects.map((project) => `--project=${project}`)
  const config = ['--config', 'tests/playwright.config.ts']
  return {
    name: [...projects, ...files].join(', '),
    command: ['npx', 'playwright', 'test', ...config, ...chosen, ...files],
    env: { PLAYWRIGHT_JSON: file },
    read: () => readPlaywright(file),
  }
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
  const cluster = await testCluster()
  cluster.keepRunning(console.error)
  const [build] = await Promise.all([
    runCheck(
      'Builds of the site and the panel',
      ['npm', 'run', 'build', '--silent'],
      {},
      LONGEST_BUILD_MS,
    ),
    ensureTemplate(cluster),
  ])
  return { build, stopDatabase: cluster.stop }
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
  isFast ? undefined : prepare(),
])
checks.push(generated)
if (prepared) {
  checks.push(prepared.build)
  tests.push(await runTests(vitest('render')))
  tests.push(await runTests(vitest('api')))
  if (isAll) tests.push(await runTests(vitest('deep')))
  tests.push(await runTests(playwright(['browser', 'panel', ...(isAll ? ['deep'] : [])])))
}
if (isAll) {
  for (const version of NODE_VERSIONS) {
    const env = await withNode(version)
    const name = `Node ${version}`
    checks.push(await runCheck(`${name}: checks`, ['npm', 'run', 'check'], env))
    const { env: own, ...journeys } = playwright(['browser', 'panel'], ['browser/tasks', 'panel/'])
    tests.push(
      await runTests({
        ...journeys,
        name: `${name}: a first start, the tasks, and the panel`,
        env: { ...own, ...env },
      }),
    )
  }
  const drills = ['npm', 'run', 'drill', '--', '--times', '1']
  checks.push(await runCheck('Drills', drills, {}, LONGEST_DRILL_MS))
}
await prepared?.stopDatabase()
await remove()
await printTimes(tests.flatMap(({ times = [] }) => times))

const told = (results: Result[]) => {
  const left = sumOf(results, 'skipped') > 0 ? `, ${sumOf(results, 'skipped')} not run` : ''
  return `${sumOf(results, 'passed')} passed, ${sumOf(results, 'failed')} failed${left}`
}
// At the end, since the output of a whole run is long.
const failures = [...checks, ...tests].flatMap((result) => result.failures ?? [])
if (failures.length > 0) console.log(`\nFailed:\n${failures.join('\n')}`)
console.log(`\nChecks: ${told(checks)}\nTests:\n${told(tests)}`)
process.exit(sumOf([...checks, ...tests], 'failed') > 0 ? 1 : 0)
