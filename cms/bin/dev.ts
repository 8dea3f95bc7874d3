import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { stopOnSignal } from './stop-on-signal.ts'

/**
 * Runs the product and reloads changes: Vite for the site, Next for the panel, tsx for the server.
 */
const tsx = createRequire(import.meta.url).resolve('tsx/cli')
const child = spawn(process.execPath, [tsx, 'watch', 'cms/bin/start.ts'], {
  stdio: 'inherit',
  env: { ...process.env, NODE_ENV: 'development' },
})
child.on('exit', (code) => process.exit(code ?? 0))
stopOnSignal(async () => {
  child.kill('SIGTERM')
})
