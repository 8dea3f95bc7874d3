import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { createSiteHost } from '@healthcare-for-all/site/host'
import { startWork } from '../jobs/worker.ts'
import { createCrawlers, createPages } from '../page-host/index.ts'
import { chores } from './jobs.ts'
import { createPanel } from './panel-host.ts'
import { type ApiOptions, startApi } from './public-api/start-api.ts'
import { createProductServer } from './server.ts'

interface Options extends Omit<ApiOptions, 'publicUrl'> {
  host: string
  /** 0 takes any free one. */
  port: number
  publicUrl?: string | undefined
  development: boolean
}

/** The product at work. */
export interface Product {
  url: string
  close: () => Promise<void>
}

/** Starts everything that one process of the product does. */
export const startProduct = async (options: Options): Promise<Product> => {
  const { payload, databaseUrl, development } = options
  const publicUrl = (options.publicUrl ?? `http://localhost:${options.port}`).replace(/\/+$/, '')
  const memoryBytes = development ? 0 : options.memoryBytes
  const publicApi = await startApi({ ...options, publicUrl, memoryBytes })
  const { api, pool, memory, isReachable } = publicApi
  const panel = createPanel({ folder: path.resolve(import.meta.dirname, '..'), development })
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
    isReachable,
  })
  server.listen(options.port, options.host)
  await once(server, 'listening').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error
    throw new Error(`Port ${options.port} is taken. Stop what uses it, or set another PORT.`)
  })
  const { port } = server.address() as AddressInfo
  const stopWork = startWork(databaseUrl, payload, chores)
  const name = options.host === '127.0.0.1' ? 'localhost' : options.host
  return {
    url: `http://${name}:${port}`,
    close: async () => {
      server.close()
      server.closeAllConnections()
      await Promise.all([stopWork(), publicApi.close(), site.close(), panel.close()])
    },
  }
}
