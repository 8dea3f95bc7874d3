import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { MapFile } from '../../cms/places/index.ts'
import { startApi as startPublicApi } from '../../cms/product/public-api/start-api.ts'
import { listen } from './listen.ts'
import { startPayload } from './payload.ts'

/** The address that visitors would use for the site. */
export const PUBLIC_URL = 'https://clinics.example'

/**
 * The public API over real HTTP, on the test's own database.
 * @param settings as they would be in the environment
 * @param mapFile the product's own map
 */
export const startApi = async (settings: Record<string, string> = {}, mapFile?: MapFile) => {
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
  const { url, close: hangUp } = await listen(createServer(getRequestListener(api.fetch)))
  return {
    ...started,
    url,
    emptySearches,
    get: (path: string, init?: RequestInit) => fetch(url + path, init),
    close: async () => {
      await hangUp()
      await close()
      await started.close()
    },
  }
}

export type TestApi = Awaited<ReturnType<typeof startApi>>
