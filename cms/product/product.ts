import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { createSiteHost } from '@healthcare-for-all/site/host'
import type { Payload } from 'payload'
import { CONTENT_CHANNEL } from '../database/announce.ts'
import { listen } from '../database/listen.ts'
import { openReadPool } from '../database/open-read-pool.ts'
import { createLimit } from '../http/forms/limit.ts'
import { createMemory } from '../http/memory.ts'
import { startWork } from '../jobs/worker.ts'
import { createEmptySearches } from '../listings/index.ts'
import { confirmationMail } from '../messages/index.ts'
import { createCrawlers, createPages } from '../page-host/index.ts'
import { openGazetteer } from '../places/index.ts'
import { tellOperator } from '../submissions/index.ts'

import { chores } from './jobs.ts'
import { createPanel } from './panel-host.ts'
import { createApi } from './public-api/app.ts'
import { createProductServer } from './server.ts'

interface Options {
  payload: Payload
  databaseUrl: string
  host: string
  /** 0 takes any free one. */
  port: number
  publicUrl?: string | undefined
  /** How many proxies of ours stand between visitors and this process; none where left out. */
  trustedProxies?: number | undefined
  /** Where other companies' scripts come from; their own origins where left out. */
  scriptOrigin?: string | undefined
  development: boolean
  /** Bytes of answers to remember; 0 to work each one out anew, as benchmarks want. */
  memoryBytes?: number | undefined
}

/** The product at work. */
export interface Product {
  url: string
  close: () => Promise<void>
}

/** Starts everything that one process of the product does. */
export const startProduct = async (options: Options): Promise<Product> => {
  const { payload, development, scriptOrigin } = options
  const memory = createMemory(development ? 0 : options.memoryBytes)
  const pool = openReadPool(options.databaseUrl, payload)
  const emptySearches = createEmptySearches(payload.db.pool, payload)
  const panel = createPanel({ folder: path.resolve(import.meta.dirname, '..'), development })
  let isReachable = true
  const [stopListening, gazetteer] = await Promise.all([
    listen(options.databaseUrl, CONTENT_CHANNEL, {
      heard: () => {
        if (!isReachable) payload.logger.warn('The database is back.')
        isReachable = true
        memory.clear()
      },
      lost: memory.suspend,
      unreachable: (error) => {
        if (isReachable) payload.logger.error({ err: error, msg: 'The database is gone.' })
        isReachable = false
      },
    }),
    openGazetteer(pool),
  ])
  const publicUrl = (options.publicUrl ?? `http://localhost:${options.port}`).replace(/\/+$/, '')
  const api = createApi({ payload, pool, gazetteer, emptySearches, scriptOrigin }, memory, {
    publicUrl,
    given: {
      payload,
      askToConfirm: confirmationMail(payload, publicUrl),
      tellOperator: (submission) => tellOperator(payload, { submission, publicUrl }),
    },
    limit: createLimit(payload.db.pool),
    proxies: options.trustedProxies ?? 0,
  })
  const site = await createSiteHost({
    development,
    apiFetch: async (address) => api.request(address),
    publicUrl,
  })
  const crawlers = createCrawlers({ payload, pool, memory, publicUrl })
  const server = createProductServer({
    api,
    pages: crawlers.route('/', createPages({ site, pool, memory, api })),
    assets: site.assets,
    panel: panel.handle,
    isReachable: () => isReachable,
  })
  server.listen(options.port, options.host)
  await once(server, 'listening').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error
    throw new Error(`Port ${options.port} is taken. Stop what uses it, or set another PORT.`)
  })
  const { port } = server.address() as AddressInfo
  const stopWork = startWork(options.databaseUrl, payload, chores)
  const name = options.host === '127.0.0.1' ? 'localhost' : options.host
  return {
    url: `http://${name}:${port}`,
    close: async () => {
      server.close()
      server.closeAllConnections()
      await emptySearches.close()
      await Promise.all([stopWork(), stopListening(), site.close(), panel.close(), pool.end()])
    },
  }
}
