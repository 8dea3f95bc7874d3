import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/** A purge, as it arrived. */
export interface Purge {
  method: string
  path: string
  headers: IncomingHttpHeaders
  body: string
  /** How many others had not been answered yet. */
  beside: number
}

/** Stands in for a CDN where purges are sent to. */
export interface PurgeHost {
  url: string
  /** The purges since this was last emptied. */
  purges: Purge[]
  /** Answers with this status from now on. */
  status: number
  /** Done before each answer. */
  before: (purge: Purge) => Promise<unknown>
  close: () => void
}

export const startPurgeHost = async (): Promise<PurgeHost> => {
  let pending = 0
  const server = createServer(async (request, response) => {
    const { method = '', url: path = '', headers } = request
    const beside = pending++
    const purge = { method, path, headers, body: await text(request), beside }
    host.purges.push(purge)
    await host.before(purge)
    pending--
    response.writeHead(host.status).end('{}')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const host: PurgeHost = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    purges: [],
    status: 200,
    before: async () => {},
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
  return host
}
