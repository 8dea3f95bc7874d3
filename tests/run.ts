import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Result, readPlaywright, readVitest } from './support/results.ts'

const fast = process.argv.includes('--fast')
const ROOMS = ['cms', 'site', 'seed', 'tests']

const run = (command: string[], env: Record<string, string> = {}) =>
  new Promise<boolean>((resolve) => {
    const [program = '', ...words] = command
    const child = spawn(program, words, {
      stdio: 'inherit',
      env: { ...process.env, NODE_ENV: 'test', ...env },
      shell: process.platform === 'win32',
    })
    child.on('error', () => resolve(false))
    child.on('close', (code) => resolve(code === 0))
  })

const heading = (text: string) => console.log(`\n── ${text}`)

/** A check that passes or fails as a whole. */
const check = async (name: string, command: string[]): Promise<Result> => {
  heading(name)
  return (await run(command)) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

/** A runner that counts its tests in a file; one that ends badly without saying so has failed. */
const suite = async (
  name: string,
  command: string[],
  env: Record<string, string>,
  read: () => Promise<Result>,
): Promise<Result> => {
  heading(name)
  const well = await run(command, env)
  const result = await read().catch(() => ({ passed: 0, failed: 0 }))
  return well || result.failed > 0 ? result : { ...result, failed: result.failed + 1 }
}

const folder = await mkdtemp(path.join(tmpdir(), 'results-'))
const vitest = async (project: string): Promise<Result> => {
  const file = path.join(folder, `${project}.json`)
  const words = ['vitest', 'run', '--root', 'tests', '--project', project]
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  return suite(`Tests: ${project}`, ['npx', ...words, ...reporters], {}, () => readVitest(file))
}
const playwright = async (): Promise<Result> => {
  const file = path.join(folder, 'browser.json')
  const words = ['playwright', 'test', '--config', 'tests/playwright.config.ts']
  const env = { PLAYWRIGHT_JSON: file }
  return suite('Tests: panel and browser', ['npx', ...words], env, () => readPlaywright(file))
}

const results: Result[] = []
results.push(
  await check('What Payload derives from its config', [
    'npm',
    'run',
    'generate',
    '--workspace',
    'cms',
    '--silent',
  ]),
)
results.push(await check('Formatting', ['npx', 'biome', 'format', '.']))
results.push(await check('Lint', ['npx', 'biome', 'lint', '--error-on-warnings', '.']))
const types = ROOMS.map((room) => check(`Types: ${room}`, ['npx', 'tsc', '--project', room]))
results.push(...(await Promise.all(types)))
results.push(await vitest('unit'))
if (!fast) {
  results.push(await vitest('api'))
  results.push(await playwright())
}
await rm(folder, { recursive: true })

const sum = (key: keyof Result) => results.reduce((total, result) => total + (result[key] ?? 0), 0)
const left = sum('skipped') > 0 ? `, ${sum('skipped')} not run` : ''
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed${left}`)
process.exit(sum('failed') > 0 ? 1 : 0)
