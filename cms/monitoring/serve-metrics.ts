import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Registry } from 'prom-client'
import { hostInUrl, whenListening } from '../http/listening.ts'

interface Options {
  registry: Registry
  host: string
  /** 0 picks any free port. */
  port: number
}

/** The running server of the metrics. */
export interface MetricsServer {
  url: string
  close: () => Promise<void>
}

const answer = async (
  registry: Registry,
  { url, method }: IncomingMessage,
  response: ServerResponse,
): Promise<void> => {
  if (url !== '/metrics' || method !== 'GET') {
    response.writeHead(404).end('The metrics are at /metrics.')
    return
  }
  const text = await registry.metrics()
  response.writeHead(200, { 'content-type': registry.contentType }).end(text)
}

/** Serves the metrics on a port of their own, which the public does not reach. */
export const serveMetrics = async ({ registry, host, port }: Options): Promise<MetricsServer> => {
  const server = createServer((request, response) => {
    answer(registry, request, response).catch((error: unknown) =>
      response.writeHead(500).end(String(error)),
    )
  })
  // Its own, also where several processes share the public one.
  server.listen({ port, host, exclusive: true })
  await whenListening(server, {
    host,
    port,
    named: { host: 'METRICS_HOST', port: 'METRICS_PORT' },
  })
  const { port: chosen } = server.address() as AddressInfo
  return {
    url: `http://${hostInUrl(host)}:${chosen}/metrics`,
    close: async () => {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
}
