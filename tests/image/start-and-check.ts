import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'

const START_TIMEOUT_MS = 180_000
const BETWEEN_CHECKS_MS = 1_000

/**
 * Starts the product in a folder, waits until its health check passes, and stops it.
 * @throws Error with its output if it does not become healthy, or builds what is already built
 */
export const startAndCheck = async (
  folder: string,
  settings: Record<string, string>,
): Promise<void> => {
  const env = { ...process.env, ...settings }
  const child = spawn('node', ['cms/bin/start.mjs'], { cwd: folder, env })
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => (output += chunk))
  child.stderr.on('data', (chunk: Buffer) => (output += chunk))
  const healthy = () =>
    promisify(execFile)('node', ['cms/bin/health.mjs'], { cwd: folder, env }).then(
      () => true,
      () => false,
    )
  try {
    const deadline = Date.now() + START_TIMEOUT_MS
    while (!(await healthy())) {
      if (Date.now() > deadline || child.exitCode !== null) throw new Error(output)
      await wait(BETWEEN_CHECKS_MS)
    }
    if (output.includes('Building')) throw new Error(`It builds at startup:\n${output}`)
  } finally {
    child.kill('SIGINT')
    if (child.exitCode === null) await once(child, 'exit')
  }
}
