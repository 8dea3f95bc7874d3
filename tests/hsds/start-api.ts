import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { parseEnv } from '../../cms/product/env.ts'
import { openPayload } from '../../cms/product/open-payload.ts'
import { startApi } from '../../cms/product/public-api/start-api.ts'
import { createScratch, seedTables } from '../bench/fill.ts'
import type { Later } from '../bench/run-bench.ts'

/** The public API in this process, on a database of its own with the sample clinics. */
export const startSamples = async (later: Later) => {
  const scratch = await createScratch(later)
  await seedTables(scratch, later)
  const { databaseUrl, env } = scratch
  const payload = await openPayload(parseEnv(env), databaseUrl)
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const { api, close } = await startApi({ payload, databaseUrl, publicUrl: url })
  server.on('request', getRequestListener(api.fetch))
  later(async () => {
    server.close()
    server.closeAllConnections()
    await close()
    await payload.destroy()
  })
  return { url, databaseUrl }
}
