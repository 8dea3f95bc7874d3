import { once } from 'node:events'
import { createServer, get, type IncomingHttpHeaders } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { z } from 'zod'
import { tellParent } from './tell-parent.ts'

/** Sends the same bytes as another server, which it asks for each address once. */
const [origin = ''] = process.argv.slice(2)

interface Known {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
}

const ask = async (path: string, headers: IncomingHttpHeaders): Promise<Known> => {
  const [response] = await once(get(origin + path, { headers }), 'response')
  return {
    status: response.statusCode,
    headers: response.headers,
    body: await buffer(response),
  }
}

const answers = new Map<string, Known>()
const server = createServer(async ({ url = '/', headers }, response) => {
  let known = answers.get(url)
  if (!known) {
    known = await ask(url, headers)
    // These are the connection's own.
    for (const name of ['connection', 'keep-alive', 'date', 'transfer-encoding'])
      delete known.headers[name]
    known.headers['content-length'] = String(known.body.length)
    answers.set(url, known)
  }
  response.writeHead(known.status, known.headers).end(known.body)
})
server.listen(0, '127.0.0.1')
await once(server, 'listening')
await tellParent(z.object({ port: z.number() }).parse(server.address()))
