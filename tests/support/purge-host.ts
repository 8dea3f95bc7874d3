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
}

/** Stands in for a CDN where purges are sent to, for as long as the file. */
export const startPurgeHost = async () => {
  const host = {
    /** The purges since this was last emptied. */
    purges: [] as Purge[],
    /** Answers with this status from now on. */
    status: 200,
    /** Done before each answer. */
    before: async (): Promise<unknown> => undefined,
  }
  const server = createServer(async (request, response) => {
    const { method = '', url: path = '', headers } = request
    host.purges.push({ method, path, headers, body: await text(request) })
    await host.before()
    response.writeHead(host.status).end('{}')
  })
  const { url, close } = await listen(server)
  cleanUp(close)
  return Object.assign(host, { url })
}
