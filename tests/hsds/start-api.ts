import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { step } from '../../cms/bin/step.ts'
import { parseEnv } from '../../cms/product/env.ts'
import { openPayload } from '../../cms/product/open-payload.ts'
import { startApi } from '../../cms/product/public-api/start-api.ts'
import type { Cleanup } from '../bench/cleanup.ts'
import { seedTables } from '../bench/fill.ts'
import { createScratch } from '../bench/scratch.ts'

/** The public API in this process, on a database of its own with the sample clinics. */
export const startSamples = async (cleanup: Cleanup) => {
  const { databaseUrl, env } = await step('Starting Postgres', () => createScratch(cleanup))
  await seedTables(env, cleanup)
  const payload = await openPayload(parseEnv(env), databaseUrl)
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const { api, close } = await startApi({ payload, databaseUrl, publicUrl: url })
  server.on('request', getRequestListener(api.fetch))
  cleanup.later(async () => {
    server.close()
    server.closeAllConnections()
    await close()
    await payload.destroy()
  })
  return { url, databaseUrl }
}
