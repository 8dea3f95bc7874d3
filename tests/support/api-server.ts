import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { type Answer, endpoints, type Operation } from '../../cms/contract/index.ts'
import type { EmptySearches } from '../../cms/listings/empty-searches.ts'
import type { MapFile } from '../../cms/places/index.ts'
import { startApi as startPublicApi } from '../../cms/product/public-api/start-api.ts'
import { cleanUp } from './clean-up.ts'
import { fromOneSender } from './form-values.ts'
import { listen } from './listen.ts'
import { startPayload, type TestPayload } from './payload.ts'
import { listenBeside } from './until-heard.ts'

/** What an operation is asked, as it is written in an address. */
export type Values = Record<string, string | number>

export interface TestApi extends TestPayload {
  url: string
  /** Asks once the API has heard of every edit so far. */
  get: (path: string, init?: RequestInit) => Promise<Response>
  /** Sends a form as a page does, each from another network unless the headers name one. */
  post: (path: string, values: object, headers?: object) => Promise<Response>
  /** The answer of an operation, held to the contract. @param values of its path and its query */
  call: <Name extends Operation>(operation: Name, values?: Values) => Promise<Answer<Name>>
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
  const { api, emptySearches, memory, close } = await startPublicApi({
    payload,
    databaseUrl: database.url,
    publicUrl: PUBLIC_URL,
    mapFile,
    // So that each test can come from its own address.
    trustedProxies: 1,
  })
  let heard = 0
  const { clear } = memory
  memory.clear = () => {
    clear()
    heard++
  }
  const { untilHeard, stop } = await listenBeside(database, () => heard)
  const get: TestApi['get'] = async (path, init) => {
    await untilHeard()
    return fetch(url + path, init)
  }
  const { url, close: closeServer } = await listen(createServer(getRequestListener(api.fetch)))
  const call: TestApi['call'] = async (operation, values = {}) => {
    const { path, response: schema } = endpoints[operation]
    const query = new URLSearchParams()
    let address: string = path
    for (const [name, value] of Object.entries(values))
      if (path.includes(`{${name}}`)) address = address.replace(`{${name}}`, String(value))
      else query.set(name, String(value))
    const response = await get(`${address}?${query}`)
    if (!response.ok) throw new Error(`${address} answers ${response.status}`)
    return schema.parse(await response.json()) as Answer<typeof operation>
  }
  return {
    ...started,
    url,
    emptySearches,
    call,
    get,
    post: (path, values, headers) =>
      get(path, {
        method: 'POST',
        headers: { ...fromOneSender(), ...headers },
        body: JSON.stringify(values),
      }),
    close: cleanUp(async () => {
      await closeServer()
      await stop()
      await close()
      await started.close()
    }),
  }
}
