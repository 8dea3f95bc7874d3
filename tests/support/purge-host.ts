import { createServer, type IncomingHttpHeaders } from 'node:http'
import { text } from 'node:stream/consumers'
import { cleanUp } from './clean-up.ts'
import { listen } from './listen.ts'

/** A purge, as it arrived. */
interface Purge {
  method: string
  path: string
  headers: IncomingHttpHeaders
  body: string
  /** How many others had not been answered yet. */
  beside: number
}

/** Stands in for a CDN where purges are sent to, for as long as the file. */
export const startPurgeHost = async () => {
  const host = {
    /** The purges since this was last emptied. */
    purges: [] as Purge[],
    /** Answers with this status from now on. */
    status: 200,
    /** Done before each answer. */
    before: async (_purge: Purge): Promise<unknown> => undefined,
  }
  let pending = 0
  const server = createServer(async (request, response) => {
    const { method = '', url: path = '', headers } = request
    const beside = pending++
    const purge = { method, path, headers, body: await text(request), beside }
    host.purges.push(purge)
    await host.before(purge)
    pending--
    response.writeHead(host.status).end('{}')
  })
  const { url, close } = await listen(server)
  cleanUp(close)
  return Object.assign(host, { url })
}
