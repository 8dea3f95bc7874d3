import { setFlagsFromString } from 'node:v8'
import { findMapFile } from '../places/index.ts'
import { type Env, tilesOf } from '../product/env.ts'
import { openPayload } from '../product/open-payload.ts'
import { endWithLine, printToLog, warnInLog } from '../product/print-to-log.ts'
import { type Product, startProduct } from '../product/product.ts'

// The heap grows by 30% before it is cleared. V8 alone lets it grow to four times what is in use.
setFlagsFromString('--heap-growing-percent=30')

/** What serves the product: this process, or several. */
export type Serving = Product

/**
 * Serves the product from this process.
 * @param databaseUrl of a database that has been prepared
 */
export const serve = async (env: Env, databaseUrl: string): Promise<Serving> => {
  const payload = await openPayload(env, databaseUrl)
  if (env.NODE_ENV !== 'development') {
    printToLog(payload)
    warnInLog(payload)
    endWithLine(payload)
  }
  const product = await startProduct({
    payload,
    databaseUrl,
    host: env.HOST,
    port: env.PORT,
    publicUrl: env.PUBLIC_URL,
    trustedProxies: env.TRUSTED_PROXIES,
    scriptOrigin: env.SCRIPT_ORIGIN,
    mapTiles: tilesOf(env),
    mapFile:
      env.MAP_TILES === undefined ? await findMapFile(env.DATA_DIR, payload.logger) : undefined,
    replicaUrls: env.DATABASE_REPLICA_URLS,
    maxStaleMs: env.MAX_STALE_MINUTES * 60_000,
    purging: env.PURGE_URL
      ? {
          url: env.PURGE_URL,
          method: env.PURGE_METHOD,
          headers: env.PURGE_HEADERS,
          body: env.PURGE_BODY,
        }
      : undefined,
    indexNowUrl: env.INDEX_NOW_URL,
    development: env.NODE_ENV === 'development',
    metrics:
      env.METRICS_PORT === undefined
        ? undefined
        : { port: env.METRICS_PORT, host: env.METRICS_HOST },
    logRequests: env.LOG_REQUESTS,
    tracesTo: env.OTEL_EXPORTER_OTLP_ENDPOINT,
  })
  return {
    ...product,
    close: async () => {
      await product.close()
      await payload.destroy()
    },
  }
}
