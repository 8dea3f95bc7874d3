import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import type { EmptySearches } from '../../cms/listings/empty-searches.ts'
import type { MapFile } from '../../cms/places/index.ts'
import { startApi as startPublicApi } from '../../cms/product/public-api/start-api.ts'
import { startPayload, type TestPayload } from './payload.ts'

export interface TestApi extends TestPayload {
  url: string
  get: (path: string, init?: RequestInit) => Promise<Response>
  emptySearches: EmptySearches
}

/** The address that visitors would use for the site. */
export const PUBLIC_URL = 'https://clinics.example'

/**
 * The public API over real HTTP, on the test's own database.
 * @param settings as they would be in the environment
 * @param mapFile the product's own map
 */
export const startApi = async (
  settings: Record<string, string> = {},
  mapFile?: MapFile,
): Promise<TestApi> => {
  const started = await startPayload(settings)
  const { payload, database } = started
  const { api, emptySearches, close } = await startPublicApi({
    payload,
    databaseUrl: database.url,
    publicUrl: PUBLIC_URL,
    mapFile,
    // So that each test can come from its own address.
    trustedProxies: 1,
  })
  const server = createServer(getRequestListener(api.fetch)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    ...started,
    url,
    emptySearches,
    get: (path, init) => fetch(url + path, init),
    close: async () => {
      server.close()
      server.closeAllConnections()
      await close()
      await started.close()
    },
  }
}
