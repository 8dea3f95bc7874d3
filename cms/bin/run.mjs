// Runs a TypeScript command on a machine that has Node.js and nothing else: plain JavaScript,
// since the packages that would read TypeScript may not be installed yet.
import { spawnSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

const root = path.resolve(import.meta.dirname, '..', '..')
const [command, ...rest] = process.argv.slice(2)

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Node.js 20.19 or later is needed; this is ${process.versions.node}.`)
  process.exit(1)
}

const changedAt = (file) => (existsSync(file) ? statSync(file).mtimeMs : -1)

/** npm notes in this file what it has installed. */
const installed = path.join(root, 'node_modules', '.package-lock.json')
if (changedAt(installed) < changedAt(path.join(root, 'package-lock.json'))) {
  process.stdout.write('Installing packages … ')
  const started = performance.now()
  const { status, stdout, stderr } = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], {
    cwd: root,
    encoding: 'utf8',
    shell: process.platform === 'win32',
    env: { ...process.env, NODE_ENV: undefined },
  })
  if (status !== 0) {
    console.error(`failed\n${stdout}\n${stderr}`)
    process.exit(status ?? 1)
  }
  console.log(`${((performance.now() - started) / 1000).toFixed(1)} s`)
}

process.chdir(root)
const script = path.resolve(root, command)
process.argv = [process.argv[0], script, ...rest]
const { register } = await import('tsx/esm/api')
register()
// tsx works in another thread, which alone would not keep this one from ending with code 13.
const awake = setInterval(() => undefined, 60_000)
await import(pathToFileURL(script).href)
clearInterval(awake)
