import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { createSiteHost } from '@healthcare-for-all/site/host'
import { logSeldom } from '../http/limits/log-seldom.ts'
import { hostInUrl, whenListening } from '../http/listening.ts'
import { startWork } from '../jobs/worker.ts'
import { createMetrics, serveMetrics, watchDirectory, watchProcess } from '../monitoring/index.ts'
import { termsOfUse } from '../open-data/index.ts'
import { createCrawlers, createPages, tellSearchEngines } from '../page-host/index.ts'
import { createHealth } from './edge/health.ts'
import { stopServer, whenQuiet } from './edge/stop-server.ts'
import { createRequestWatch } from './edge/watch-requests.ts'
import { backgroundJobs } from './jobs.ts'
import { createPanel } from './panel-host.ts'
import { type ApiOptions, startApi } from './public-api/start-api.ts'
import { createProductServer } from './server.ts'

interface Options extends Omit<ApiOptions, 'publicUrl'> {
  host: string
  /** 0 picks any free port. */
  port: number
  publicUrl?: string | undefined
  development: boolean
  /** Where the metrics are served; nowhere if left out. */
  metrics?: { host: string; port: number } | undefined
  /** Where IndexNow takes addresses; it gets none if this is left out. */
  indexNowUrl?: string | undefined
  /** Whether each request gets a line in the log. */
  logRequests?: boolean | undefined
  /** The collector that spans are sent to; none are recorded if left out. */
  tracesTo?: string | undefined
}

/** Milliseconds in which a load balancer notices that a process is about to end. */
const NOTICE_MS = 3_000

/** The running product. */
export interface Product {
  url: string
  /** Where the metrics are, if they are served. */
  metricsUrl?: string | undefined
  close: () => Promise<void>
}

/** Nothing of it is loaded unless it is wanted. */
const startTraces = async (endpoint: string, proxies: number) => {
  const { startTracing } = await import('../telemetry/start-tracing.ts')
  return startTracing({ endpoint, proxies, env: process.env })
}

/** Starts everything that one process of the product runs. */
export const startProduct = async (options: Options): Promise<Product> => {
  const { payload, databaseUrl, development } = options
  const publicUrl = (options.publicUrl ?? `http://localhost:${options.port}`).replace(/\/+$/, '')
  const memoryBytes = development ? 0 : options.memoryBytes
  const publicApi = await startApi({ ...options, publicUrl, memoryBytes })
  const { api, primary, pool, memory, purger, replicas, isReachable } = publicApi
  const health = await createHealth(primary)
  const metrics = options.metrics && createMetrics()
  const proxies = options.trustedProxies ?? 0
  const tracing = options.tracesTo && (await startTraces(options.tracesTo, proxies))
  const address = () => server.address() as AddressInfo
  const panel = createPanel({
    folder: path.resolve(import.meta.dirname, '..'),
    development,
    address,
  })
  const site = await createSiteHost({
    development,
    apiFetch: async (address) => api.request(address),
    publicUrl,
  })
  const readTerms = () => termsOfUse(payload)
  const crawlers = createCrawlers({ payload, pool, memory, publicUrl, readTerms })
  const server = createProductServer({
    api,
    pages: crawlers.route('/', createPages({ site, payload, pool, memory, api })),
    memory,
    assets: site.assets,
    panel: panel.handle,
    actionOf: panel.actionOf,
    health,
    watch: createRequestWatch({
      proxies,
      done: metrics?.requestDone,
      logger: options.logRequests ? payload.logger : undefined,
    }),
    tracing: tracing || undefined,
    isReachable,
    tooMany: (from) => logSeldom(payload, 'requests.throttled', from),
    secret: payload.secret,
    publicUrl,
    https: publicUrl.startsWith('https:'),
    development,
    proxies,
  })
  server.listen(options.port, options.host)
  await whenListening(server, { ...options, named: { host: 'HOST', port: 'PORT' } })
  const jobs = [
    ...backgroundJobs,
    tellSearchEngines({ publicUrl: options.publicUrl, endpoint: options.indexNowUrl }),
  ]
  const stopWork = startWork(databaseUrl, payload, jobs, metrics?.jobDone)
  if (metrics) {
    watchProcess(metrics.registry, {
      memory,
      pools: { public: primary, payload: payload.db.pool },
      purger,
      replicas,
      isReachable,
    })
    watchDirectory(metrics.registry, { payload, isReachable })
  }
  const metricsServer =
    metrics &&
    options.metrics &&
    (await serveMetrics({ registry: metrics.registry, ...options.metrics }))
  return {
    url: `http://${hostInUrl(options.host)}:${address().port}`,
    metricsUrl: metricsServer?.url,
    close: async () => {
      health.stop()
      if (health.isWatched()) {
        await wait(NOTICE_MS)
        await whenQuiet(server)
      }
      await stopServer(server)
      await metricsServer?.close()
      if (tracing) await tracing.stop()
      await Promise.all([stopWork(), publicApi.close(), site.close(), panel.close()])
    },
  }
}
