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
// Lexical's entry for Node waits for a second import at its top, in a circle of such modules, and
// Node 20 then often ends with code 13 or hangs. Its production entry does not wait. Commands are
// started with the same condition; this hands it on to the processes that they start.
process.env.NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} --conditions=production`.trim()
// tsx is asked about each module that is imported once it is on, and these two import a thousand.
if (command.startsWith('cms/bin/')) {
  await Promise.all([import('payload'), import('@payloadcms/db-postgres')])
}
const { register } = await import('tsx/esm/api')
register()
await import(pathToFileURL(script).href)
