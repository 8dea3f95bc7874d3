import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { CONTENT_CHANNEL } from '../../cms/database/announce.ts'
import { listen } from '../../cms/database/listen.ts'
import { openReadPool } from '../../cms/database/open-read-pool.ts'
import { createLimit } from '../../cms/http/forms/limit.ts'
import { createMemory } from '../../cms/http/memory.ts'
import { createEmptySearches, type EmptySearches } from '../../cms/listings/empty-searches.ts'
import { openGazetteer } from '../../cms/places/reading/open-gazetteer.ts'
import { createApi } from '../../cms/product/public-api/app.ts'
import { tellOperator } from '../../cms/submissions/tell-operator.ts'
import { startPayload, type TestPayload } from './payload.ts'

export interface TestApi extends TestPayload {
  url: string
  get: (path: string, init?: RequestInit) => Promise<Response>
  emptySearches: EmptySearches
  /** Whom a mail would have gone to, with the token in it. */
  mails: { email: string; token: string }[]
}

/** Under which the site would be reached. */
export const PUBLIC_URL = 'https://clinics.example'

/**
 * The public API over real HTTP, on a database of the test's own.
 * @param settings as they would stand in the environment
 */
export const startApi = async (settings: Record<string, string> = {}): Promise<TestApi> => {
  const started = await startPayload(settings)
  const { payload, database } = started
  const pool = openReadPool(database.url, payload)
  const memory = createMemory()
  const stopListening = await listen(database.url, CONTENT_CHANNEL, {
    heard: memory.clear,
    lost: memory.suspend,
  })
  const gazetteer = await openGazetteer(pool)
  const mails: TestApi['mails'] = []
  const emptySearches = createEmptySearches(pool, payload)
  const api = createApi({ payload, pool, gazetteer, emptySearches }, memory, {
    publicUrl: PUBLIC_URL,
    given: {
      payload,
      tellOperator: (submission) => tellOperator(payload, { submission, publicUrl: PUBLIC_URL }),
      askToConfirm: async (email, token) => {
        mails.push({ email, token })
      },
    },
    limit: createLimit(pool),
    // So that each test can come from an address of its own.
    proxies: 1,
  })
  const server = createServer(getRequestListener(api.fetch)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    ...started,
    url,
    mails,
    emptySearches,
    get: (path, init) => fetch(url + path, init),
    close: async () => {
      server.close()
      server.closeAllConnections()
      await emptySearches.close()
      await Promise.all([stopListening(), pool.end()])
      await started.close()
    },
  }
}
