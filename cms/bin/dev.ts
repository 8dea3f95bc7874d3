import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { stopOnSignal } from './stop-on-signal.ts'

/** The product with changes shown as they are saved: site by Vite, panel by Next, server by tsx. */
const tsx = createRequire(import.meta.url).resolve('tsx/cli')
const child = spawn(process.execPath, [tsx, 'watch', 'cms/bin/start.ts'], {
  stdio: 'inherit',
  env: { ...process.env, NODE_ENV: 'development' },
})
child.on('exit', (code) => process.exit(code ?? 0))
stopOnSignal(async () => {
  child.kill('SIGTERM')
})
