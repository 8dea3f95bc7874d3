import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import getPort from 'get-port'
import { command } from '../../cms/bin/command.ts'
import { step } from '../../cms/bin/step.ts'
import { query } from '../support/template.ts'
import { testCluster } from '../support/test-cluster.ts'
import { copyContext, imageSteps, runStep } from './image-steps.ts'
import { startAndCheck } from './start-and-check.ts'

const DATABASE = 'test_image'

/**
 * Runs the image's build steps in a clean folder, then starts the result as docker-compose.yml does
 * and checks its health: a check for machines without a container engine.
 */
await command(async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'image-'))
  const cluster = await testCluster()
  const admin = await cluster.databaseUrl('postgres')
  try {
    for (const given of await imageSteps()) {
      await step(given.text, () =>
        given.kind === 'copy' ? copyContext(given, folder) : runStep(given, folder),
      )
    }
    await query(admin, `drop database if exists "${DATABASE}" with (force)`)
    await step('Starting it and checking its health', async () =>
      startAndCheck(folder, {
        PORT: String(await getPort({ host: '127.0.0.1' })),
        HOST: '127.0.0.1',
        DATABASE_URL: await cluster.databaseUrl(DATABASE),
        DATA_DIR: path.join(folder, 'data'),
      }),
    )
  } finally {
    await query(admin, `drop database if exists "${DATABASE}" with (force)`)
    await cluster.stop()
    await rm(folder, { recursive: true, force: true })
  }
})
