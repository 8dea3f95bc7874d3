// What a machine that has Node.js and nothing else needs before it can run a command. It is plain
// JavaScript, since the packages that would read TypeScript may not be installed yet.
import { spawnSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import path from 'node:path'

export const root = path.resolve(import.meta.dirname, '..', '..')

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Node.js 20.19 or later is required. You have ${process.versions.node}.`)
  process.exit(1)
}

const changedAt = (file) => (existsSync(file) ? statSync(file).mtimeMs : -1)

/** npm records in this file what it has installed. */
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
// Lexical's entry for Node has a top-level await for a second import, in a cycle of such modules,
// so Node 20 often exits with code 13 or hangs. Its production entry has no such await. Commands
// are started with the same condition; this passes it on to their child processes.
process.env.NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} --conditions=production`.trim()
