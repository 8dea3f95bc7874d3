import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { command } from '../../cms/bin/command.ts'
import { step } from '../../cms/bin/step.ts'
import { freePort } from '../support/free-port.ts'
import { startProgram } from '../support/program.ts'
import { scratchFolder } from '../support/scratch-folder.ts'
import { makeDatabase } from '../support/template.ts'
import { testCluster } from '../support/test-cluster.ts'
import { imageSteps } from './image-steps.ts'

const START_TIMEOUT_MS = 180_000

/**
 * Starts the product in a folder, waits until its health check passes, and stops it.
 * @throws Error with its output if it does not become healthy, or builds what is already built
 */
const startAndCheck = async (cwd: string, settings: Record<string, string>): Promise<void> => {
  const options = { cwd, env: { ...process.env, ...settings } }
  const isHealthy = () =>
    promisify(execFile)('node', ['cms/bin/health.mjs'], options).then(() => true)
  const command = ['node', 'cms/bin/start.mjs']
  const { output, stop } = await startProgram(command, isHealthy, options, START_TIMEOUT_MS)
  await stop('SIGINT')
  if (output().includes('Building')) throw new Error(`It builds at startup:\n${output()}`)
}

/**
 * Runs the image's build steps in a clean folder, then starts the result as docker-compose.yml does
 * and checks its health: a check for machines without a container engine.
 */
await command(async () => {
  const { folder, remove } = await scratchFolder('image')
  const cluster = await testCluster()
  const { url, drop } = await makeDatabase(cluster, 'image')
  try {
    for (const { text, act } of await imageSteps()) await step(text, () => act(folder))
    await step('Starting it and checking its health', async () =>
      startAndCheck(folder, {
        PORT: String(await freePort()),
        HOST: '127.0.0.1',
        DATABASE_URL: url,
        DATA_DIR: path.join(folder, 'data'),
      }),
    )
  } finally {
    await drop()
    await cluster.stop()
    await remove()
  }
})
