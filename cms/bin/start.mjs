// Starts the product from its build, which takes less time and 130 MB less than its TypeScript.
import { spawnSync } from 'node:child_process'
import { root } from './set-up.mjs'

const words = ['--conditions=production', 'cms/bin/run.mjs', 'cms/bin/before-start.ts']
const { status } = spawnSync(process.execPath, words, { cwd: root, stdio: 'inherit' })
if (status !== 0) process.exit(status ?? 1)
await import('../dist/start.js')
